import {
  ALL_LANGUAGES,
  ANSWER_CHECKS,
  LIMITS,
  QUESTION_TYPES,
  RATINGS,
  type AnswerCheck,
  type Language,
  type QuestionType,
  type Rating,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { LearnedWordDto } from './learning.js';
import { BooleanMember, InstantMember, IntegerMember } from './members/scalar-members.js';
import { TextMember } from './members/text-member.js';

/** How a plan stands at the moment. */
export class PlanStatsDto {
  @ApiProperty({ type: 'integer', description: 'Words that are due now.' })
  due_count!: number;

  @ApiProperty({ type: 'integer', description: 'Words that were never reviewed.' })
  new_count!: number;

  @ApiProperty({ type: 'integer', description: "Answers of the user's day, from 04:00." })
  reviewed_today_count!: number;

  @ApiProperty({ type: 'integer', description: "Those of them that were a word's first." })
  new_today_count!: number;
}

/** A saved selection over the learned words. */
export class ReviewPlanDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ description: 'Condition on learned words; empty means all.' })
  filter!: string;

  @ApiProperty({ type: [String] })
  wordbook_ids!: string[];

  @ApiProperty({ enum: QUESTION_TYPES, enumName: 'QuestionType', isArray: true })
  question_types!: QuestionType[];

  @ApiProperty({ type: 'integer' })
  daily_new_limit!: number;

  @ApiProperty({ type: 'integer' })
  daily_review_limit!: number;

  @ApiProperty({ description: 'Chance of recall at which a word falls due.', example: 0.9 })
  desired_retention!: number;

  @ApiProperty()
  is_default!: boolean;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty({ type: PlanStatsDto })
  stats!: PlanStatsDto;
}

export class ReviewPlanResponse {
  @ApiProperty({ type: ReviewPlanDto })
  review_plan!: ReviewPlanDto;
}

/** POST `/api/v1/review-plans/{plan_id}/flashcards` */
export class GetFlashcardsRequest {
  @IntegerMember({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    optional: true,
    description: 'Most cards; 0 or absent means 20, more than 100 means 100.',
  })
  limit?: number;
}

/** A question about a word, as it was issued. */
export class FlashcardDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  learned_word_id!: string;

  @ApiProperty()
  term!: string;

  @ApiProperty({ enum: ALL_LANGUAGES, enumName: 'Language' })
  language!: Language;

  @ApiProperty({ enum: QUESTION_TYPES, enumName: 'QuestionType' })
  question_type!: QuestionType;

  @ApiProperty()
  question!: string;

  @ApiProperty({ description: 'Part of speech and, for typing, the first letter.' })
  hint!: string;

  @ApiProperty({ type: [String], description: 'Four for a choice, none otherwise.' })
  options!: string[];

  @ApiProperty()
  correct_answer!: string;

  @ApiProperty({ type: [String], description: 'Every answer that counts as right.' })
  accepted_answers!: string[];

  @ApiProperty({ description: 'For after the answer.' })
  explanation!: string;

  @ApiProperty({ enum: ['WORDNET', 'NOTE', 'CONTEXT', 'TERM'], enumName: 'QuestionSource' })
  source!: string;

  @ApiProperty({
    enum: ['NEW', 'LEARNING', 'REVIEW', 'RELEARNING'],
    enumName: 'MemoryState',
    description: 'Where the word stands.',
  })
  state!: string;

  @ApiProperty({ format: 'date-time' })
  due_at!: string;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;
}

export class ListFlashcardsResponse {
  @ApiProperty({ type: [FlashcardDto] })
  flashcards!: FlashcardDto[];

  @ApiProperty({ type: PlanStatsDto })
  stats!: PlanStatsDto;
}

/** POST `/api/v1/review-plans/{plan_id}/submit-answer` */
export class SubmitAnswerRequest {
  @TextMember({ min: 1, max: 64, description: 'The card that was answered.' })
  flashcard_id!: string;

  @TextMember({ max: LIMITS.userAnswer, optional: true, description: 'The answer, as given.' })
  user_answer?: string;

  @BooleanMember({ description: 'Whether the answer counts as right; this rules.' })
  is_correct!: boolean;

  @IntegerMember({
    min: 0,
    max: LIMITS.timeSpentMs,
    optional: true,
    description: 'Milliseconds from question to answer.',
  })
  time_spent_ms?: number;

  @InstantMember({
    optional: true,
    description: 'When it was answered, up to 30 days ago; now unless told.',
  })
  reviewed_at?: string;
}

/** One answer, as it is kept. */
export class ReviewDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null for a review that was imported.',
  })
  flashcard_id!: string | null;

  @ApiProperty({ format: 'uuid' })
  learned_word_id!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  plan_id!: string | null;

  @ApiProperty({ enum: QUESTION_TYPES, enumName: 'QuestionType' })
  question_type!: QuestionType;

  @ApiProperty({ type: String, nullable: true })
  user_answer!: string | null;

  @ApiProperty()
  is_correct!: boolean;

  @ApiProperty({ enum: ANSWER_CHECKS, enumName: 'AnswerCheck' })
  answer_check!: AnswerCheck;

  @ApiProperty({ enum: RATINGS, enumName: 'Rating' })
  rating!: Rating;

  @ApiProperty({ type: 'integer', nullable: true })
  time_spent_ms!: number | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 5 })
  previous_mastery_level!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 5 })
  mastery_level!: number;

  @ApiProperty({ format: 'date-time' })
  reviewed_at!: string;

  @ApiProperty({ format: 'date-time' })
  next_review_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  undone_at!: string | null;
}

export class SubmitAnswerResponse {
  @ApiProperty({ type: ReviewDto })
  review!: ReviewDto;

  @ApiProperty({ type: LearnedWordDto })
  learned_word!: LearnedWordDto;
}
