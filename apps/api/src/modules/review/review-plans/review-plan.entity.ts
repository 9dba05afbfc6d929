import type { QuestionType } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** A saved selection over the learned words. */
@Entity('review_plans')
@Index('review_plans_default_idx', ['userId'], { unique: true, where: 'is_default' })
@Index('review_plans_user_idx', ['userId', 'createdAt', 'id'])
export class ReviewPlanEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'review_plans_pkey' })
  id!: string;

  @ForeignKey('users', { name: 'review_plans_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  description!: string;

  /** The condition that selects learned words; empty means all. */
  @Column({ type: 'text' })
  filter!: string;

  @Column({ name: 'wordbook_ids', type: 'uuid', array: true })
  wordbookIds!: string[];

  /** The question types of the plan; empty means every type. */
  @Column({ name: 'question_types', type: 'text', array: true })
  questionTypes!: QuestionType[];

  @Column({ name: 'daily_new_limit', type: 'integer' })
  dailyNewLimit!: number;

  @Column({ name: 'daily_review_limit', type: 'integer' })
  dailyReviewLimit!: number;

  /** The chance of recall at which a word falls due in this plan. */
  @Column({ name: 'desired_retention', type: 'double precision' })
  desiredRetention!: number;

  /** The time before which the plan asks nothing. Null if it was never paused. */
  @TimestampColumn({ name: 'paused_until', nullable: true })
  pausedUntil!: string | null;

  @Column({ name: 'is_default', type: 'boolean' })
  isDefault!: boolean;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'updated_at' })
  updatedAt!: string;
}
