import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How many changes of a user's words there have been, and how many of the words are new. */
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

  /** Never reviewed and not suspended; a trigger keeps it. */
  @Column({ name: 'new_words', type: 'integer', default: 0 })
  newWords!: number;
}
