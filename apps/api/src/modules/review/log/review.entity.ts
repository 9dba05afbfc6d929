import type { AnswerCheck, QuestionType, Rating } from '@wordgrove/contracts';
import { MAX_TELLING_MS } from '@wordgrove/scheduling';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimestampColumn } from '../../../platform/database/timestamp-column.js';

/** SQL for whether the time of a review tells how fast its user answers. */
export const TELLS_PACE = `is_correct and time_spent_ms <= ${MAX_TELLING_MS} and undone_at is null`;

/** One recorded answer. The log of answers is immutable, and the memory is a fold over it. */
@Entity('reviews')
@Index('reviews_flashcard_idx', ['flashcardId'], { unique: true, where: 'undone_at is null' })
@Index('reviews_user_idx', ['userId', 'reviewedAt', 'id'])
@Index('reviews_plan_idx', ['planId', 'reviewedAt'])
@Index('reviews_word_idx', ['learnedWordId', 'reviewedAt', 'id'])
@Index('reviews_pace_idx', ['userId', 'questionType', 'reviewedAt'], { where: TELLS_PACE })
@Index('reviews_wrong_idx', ['userId', 'reviewedAt', 'id'], { where: 'not is_correct' })
export class ReviewEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'reviews_pkey' })
  id!: string;

  @ForeignKey('users', { name: 'reviews_user_fk', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @ForeignKey('ReviewPlanEntity', { name: 'reviews_plan_fk', onDelete: 'SET NULL' })
  @Column({ name: 'plan_id', type: 'uuid', nullable: true })
  planId!: string | null;

  /** Null for a review that was imported. */
  @Column({ name: 'flashcard_id', type: 'uuid', nullable: true })
  flashcardId!: string | null;

  @ForeignKey('learned_words', { name: 'reviews_word_fk', onDelete: 'CASCADE' })
  @Column({ name: 'learned_word_id', type: 'uuid' })
  learnedWordId!: string;

  /** The application through which the answer came, which may have been deleted. */
  @Column({ name: 'application_id', type: 'uuid', nullable: true })
  applicationId!: string | null;

  @Column({ name: 'question_type', type: 'text' })
  questionType!: QuestionType;

  @Column({ name: 'user_answer', type: 'text', nullable: true })
  userAnswer!: string | null;

  @Column({ name: 'is_correct', type: 'boolean' })
  isCorrect!: boolean;

  @Column({ name: 'answer_check', type: 'text' })
  answerCheck!: AnswerCheck;

  /** The rating is decided once, when the answer arrives. The fold uses it as it is. */
  @Column({ type: 'text' })
  rating!: Rating;

  @Column({ name: 'time_spent_ms', type: 'integer', nullable: true })
  timeSpentMs!: number | null;

  @Column({ name: 'previous_mastery_level', type: 'smallint' })
  previousMasteryLevel!: number;

  @Column({ name: 'mastery_level', type: 'smallint' })
  masteryLevel!: number;

  @TimestampColumn({ name: 'reviewed_at' })
  reviewedAt!: string;

  /**
   * The IANA zone of the user at that time, by which the review's day is counted. Null if it is counted by midnights in
   * UTC, as all were before they had zones.
   */
  @Column({ name: 'time_zone', type: 'text', nullable: true })
  timeZone!: string | null;

  @TimestampColumn({ name: 'next_review_at' })
  nextReviewAt!: string;

  @TimestampColumn({ name: 'created_at' })
  createdAt!: string;

  @TimestampColumn({ name: 'undone_at', nullable: true })
  undoneAt!: string | null;
}
