import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** The parameters that schedule a learner's words, if they differ from the defaults. */
@Entity('memory_parameters')
export class MemoryParametersEntity {
  @ForeignKey('UserEntity', { name: 'memory_parameters_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'user_id',
    type: 'uuid',
    primaryKeyConstraintName: 'memory_parameters_pkey',
  })
  userId!: string;

  /** The desired retention of the default plan. */
  @Column({ name: 'desired_retention', type: 'double precision' })
  desiredRetention!: number;

  /** The 21 weights of FSRS-6 that were fitted to the learner; null for those of the library. */
  @Column({ type: 'double precision', array: true, nullable: true })
  weights!: number[] | null;

  @TimestampColumn({ name: 'updated_at' })
  updatedAt!: string;
}
