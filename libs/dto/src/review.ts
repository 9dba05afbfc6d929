import {
  ALL_LANGUAGES,
  ANSWER_CHECKS,
  LIFETIME_DAYS,
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
import { PlanStatsDto } from './review-plans.js';

/** POST `/api/v1/review-plans/{plan_id}/flashcards` */
export class GetFlashcardsRequest {
  @IntegerMember({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    optional: true,
    description: `Most cards; 0 or absent means ${LIMITS.pageSizeDefault}, more than ${LIMITS.pageSizeMax} means ${LIMITS.pageSizeMax}.`,
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

  @ApiProperty({
    description:
      'What to show: the term, a definition or a sentence with a gap, by `question_type`.',
  })
  question!: string;

  @ApiProperty({ description: 'Part of speech and, for typing, the first letter.' })
  hint!: string;

  @ApiProperty({ type: [String], description: 'Four for a choice, none otherwise.' })
  options!: string[];

  @ApiProperty({
    description:
      'What to show as the answer; for QUESTION_TYPE_RECALL what is known of the word, if anything.',
  })
  correct_answer!: string;

  @ApiProperty({ type: [String], description: 'Every answer that counts as right.' })
  accepted_answers!: string[];

  @ApiProperty({ description: 'For after the answer.' })
  explanation!: string;

  @ApiProperty({
    enum: ['WORDNET', 'NOTE', 'CONTEXT', 'TERM'],
    enumName: 'QuestionSource',
    description:
      'What the question was made from: the dictionary, a note, a context or the term alone.',
  })
  source!: string;

  @ApiProperty({
    enum: ['NEW', 'LEARNING', 'REVIEW', 'RELEARNING'],
    enumName: 'MemoryState',
    description: 'Where the word stands.',
  })
  state!: string;

  @ApiProperty({ format: 'date-time', description: 'When the word fell due.' })
  due_at!: string;

  @ApiProperty({
    format: 'date-time',
    description: `The card can be answered until then, ${LIFETIME_DAYS.flashcard} days after it was issued.`,
  })
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
    description: `When it was answered, up to ${LIFETIME_DAYS.lateAnswer} days ago; now unless told.`,
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

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null where the plan is deleted, or the review came with an import.',
  })
  plan_id!: string | null;

  @ApiProperty({ enum: QUESTION_TYPES, enumName: 'QuestionType' })
  question_type!: QuestionType;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'As it was sent; null where none was.',
  })
  user_answer!: string | null;

  @ApiProperty()
  is_correct!: boolean;

  @ApiProperty({
    enum: ANSWER_CHECKS,
    enumName: 'AnswerCheck',
    description: 'What the service makes of `user_answer`; it decides nothing.',
  })
  answer_check!: AnswerCheck;

  @ApiProperty({
    enum: RATINGS,
    enumName: 'Rating',
    description:
      'What FSRS was told: AGAIN for a wrong answer, else HARD, GOOD or EASY by the time that it took.',
  })
  rating!: Rating;

  @ApiProperty({ type: 'integer', nullable: true })
  time_spent_ms!: number | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 5, description: 'Before the review.' })
  previous_mastery_level!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 5, description: 'After it.' })
  mastery_level!: number;

  @ApiProperty({ format: 'date-time' })
  reviewed_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When the review made the word fall due.' })
  next_review_at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null unless the review was undone.',
  })
  undone_at!: string | null;
}

/** A review, and its word as it stands now. */
export class ReviewedWordResponse {
  @ApiProperty({ type: ReviewDto })
  review!: ReviewDto;

  @ApiProperty({ type: LearnedWordDto })
  learned_word!: LearnedWordDto;
}
