import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The numbers of a user's answers in a quarter of an hour, without those undone. Triggers keep them up to date. */
@Entity('review_counters')
export class ReviewCounterEntity {
  @ForeignKey('users', { name: 'review_counters_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    name: 'user_id',
    type: 'uuid',
    primaryKeyConstraintName: 'review_counters_pkey',
  })
  userId!: string;

  @PrimaryColumn({
    name: 'begins_at',
    type: 'timestamptz',
    precision: 3,
    primaryKeyConstraintName: 'review_counters_pkey',
  })
  beginsAt!: string;

  @Column({ name: 'review_count', type: 'integer' })
  reviewCount!: number;

  @Column({ name: 'correct_count', type: 'integer' })
  correctCount!: number;

  @Column({ name: 'time_spent_ms', type: 'bigint' })
  timeSpentMs!: string;

  /** The answers that test a memory: the word was last met a day or more before. */
  @Column({ name: 'recall_count', type: 'integer' })
  recallCount!: number;

  /** Those of them that are right. */
  @Column({ name: 'recalled_count', type: 'integer' })
  recalledCount!: number;
}
