import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The number of changes that a user's words have had, and the number of words that are new. */
@Entity('change_counters')
export class ChangeCounterEntity {
  @ForeignKey('UserEntity', { name: 'change_counters_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'user_id',
    type: 'uuid',
    primaryKeyConstraintName: 'change_counters_pkey',
  })
  userId!: string;

  @Column({ name: 'last_change', type: 'bigint' })
  lastChange!: string;

  /** The number of words that were never reviewed and are not suspended. A trigger keeps it up to date. */
  @Column({ name: 'new_words', type: 'integer', default: 0 })
  newWords!: number;
}
