import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** What schedules a learner's words, where it differs from the defaults. */
@Entity('memory_parameters')
export class MemoryParametersEntity {
  @ForeignKey('UserEntity', { name: 'memory_parameters_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'user_id',
    type: 'uuid',
    primaryKeyConstraintName: 'memory_parameters_pkey',
  })
  userId!: string;

  /** That of the default plan. */
  @Column({ name: 'desired_retention', type: 'double precision' })
  desiredRetention!: number;

  /** The 21 of FSRS-6, fitted to the learner; null for the library's own. */
  @Column({ type: 'double precision', array: true, nullable: true })
  weights!: number[] | null;

  @TimestampColumn({ name: 'updated_at' })
  updatedAt!: string;
}
