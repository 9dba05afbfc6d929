import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** One fit of FSRS's weights to a learner's reviews, whether or not it was adopted. */
@Entity('fitted_weights')
@Index('fitted_weights_user_idx', ['userId', 'fittedAt'])
export class FittedWeightsEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'fitted_weights_pkey' })
  id!: string;

  @ForeignKey('UserEntity', { name: 'fitted_weights_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'double precision', array: true })
  weights!: number[];

  /** The number of reviews to which the weights were fitted and on which they were tried. */
  @Column({ name: 'review_count', type: 'integer' })
  reviewCount!: number;

  /** The log loss of the default weights on the reviews that were held out. */
  @Column({ name: 'default_log_loss', type: 'double precision' })
  defaultLogLoss!: number;

  /** The log loss of the fitted weights on the same reviews. */
  @Column({ name: 'fitted_log_loss', type: 'double precision' })
  fittedLogLoss!: number;

  @Column({ type: 'boolean' })
  adopted!: boolean;

  @TimestampColumn({ name: 'fitted_at' })
  fittedAt!: string;
}
