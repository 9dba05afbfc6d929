import type { QuestionType } from '@wordgrove/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';
import { ReviewPlanEntity } from '../review-plans/review-plan.entity.js';

/** A question as it was issued. */
@Entity('flashcards')
@Index('flashcards_open_idx', ['planId', 'learnedWordId'], {
  unique: true,
  where: 'closed_at is null',
})
export class FlashcardEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'flashcards_pkey' })
  id!: string;

  @ForeignKey('users', { name: 'flashcards_user_fk', onDelete: 'CASCADE' })
  @Index('flashcards_user_idx')
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Index('flashcards_plan_idx')
  @ForeignKey(() => ReviewPlanEntity, { name: 'flashcards_plan_fk', onDelete: 'CASCADE' })
  @Column({ name: 'plan_id', type: 'uuid' })
  planId!: string;

  @ForeignKey('learned_words', { name: 'flashcards_word_fk', onDelete: 'CASCADE' })
  @Index('flashcards_word_idx')
  @Column({ name: 'learned_word_id', type: 'uuid' })
  learnedWordId!: string;

  @Column({ name: 'question_type', type: 'text' })
  questionType!: QuestionType;

  @Column({ type: 'text' })
  question!: string;

  @Column({ type: 'text' })
  hint!: string;

  @Column({ type: 'text', array: true })
  options!: string[];

  @Column({ name: 'correct_answer', type: 'text' })
  correctAnswer!: string;

  @Column({ name: 'accepted_answers', type: 'text', array: true })
  acceptedAnswers!: string[];

  @Column({ type: 'text' })
  explanation!: string;

  @Column({ type: 'text' })
  source!: string;

  @TimestampColumn({ name: 'due_at' })
  dueAt!: string;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @Index('flashcards_expiry_idx')
  @TimestampColumn({ name: 'expires_at' })
  expiresAt!: string;

  /** The time at which the flashcard was answered, or was replaced by a newer one after it had expired. */
  @TimestampColumn({ name: 'closed_at', nullable: true })
  closedAt!: string | null;
}
