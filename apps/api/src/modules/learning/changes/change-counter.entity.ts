import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The number of changes that a user's words have had, and the numbers of words, which triggers keep up to date. */
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

  /** The number of words that were never reviewed and are not suspended. */
  @Column({ name: 'new_words', type: 'integer', default: 0 })
  newWords!: number;

  /** The number of words of each mastery level, from 0 on. */
  @Column({ name: 'words_by_level', type: 'integer', array: true, default: '{0,0,0,0,0,0}' })
  wordsByLevel!: number[];

  /** The number of words in each state, in the order of `WORD_STATES`. */
  @Column({ name: 'words_by_state', type: 'integer', array: true, default: '{0,0,0,0,0}' })
  wordsByState!: number[];
}
