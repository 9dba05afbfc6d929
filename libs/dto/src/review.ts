import {
  ALL_LANGUAGES,
  ANSWER_CHECKS,
  LIFETIME_DAYS,
  LIMITS,
  OPTION_COUNT,
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

/** The body of POST `/api/v1/review-plans/{plan_id}/flashcards`. */
export class GetFlashcardsRequest {
  @IntegerMember({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    optional: true,
    description: `The maximum number of cards. 0 or absent means ${LIMITS.pageSizeDefault}; more than ${LIMITS.pageSizeMax} means ${LIMITS.pageSizeMax}.`,
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
      'The text to show. `question_type` decides whether it is the term, a definition or a sentence with a gap.',
  })
  question!: string;

  @ApiProperty({ description: 'The part of speech and, for typing, the first letter.' })
  hint!: string;

  @ApiProperty({
    type: [String],
    description: `${OPTION_COUNT} options for a choice; otherwise an empty list.`,
  })
  options!: string[];

  @ApiProperty({
    description:
      'The answer to show. For QUESTION_TYPE_RECALL, a note or a definition, or an empty string if there is none.',
  })
  correct_answer!: string;

  @ApiProperty({ type: [String], description: 'All answers that count as right.' })
  accepted_answers!: string[];

  @ApiProperty({ description: 'The text to show after the answer.' })
  explanation!: string;

  @ApiProperty({
    example: 'WORDNET',
    description:
      'The source of the question: WORDNET for the bundled dictionary, NOTE, CONTEXT, TERM, or the title of an installed dictionary.',
  })
  source!: string;

  @ApiProperty({
    enum: ['NEW', 'LEARNING', 'REVIEW', 'RELEARNING'],
    enumName: 'MemoryState',
    description: 'The state of the word.',
  })
  state!: string;

  @ApiProperty({ format: 'date-time', description: 'The time at which the word became due.' })
  due_at!: string;

  @ApiProperty({
    format: 'date-time',
    description: `The time until which the card can be answered: ${LIFETIME_DAYS.flashcard} days after it was issued.`,
  })
  expires_at!: string;
}

export class ListFlashcardsResponse {
  @ApiProperty({ type: [FlashcardDto] })
  flashcards!: FlashcardDto[];

  @ApiProperty({ type: PlanStatsDto })
  stats!: PlanStatsDto;
}

/** The body of POST `/api/v1/review-plans/{plan_id}/submit-answer`. */
export class SubmitAnswerRequest {
  @TextMember({ min: 1, max: 64, description: 'The id of the card.' })
  flashcard_id!: string;

  @TextMember({ max: LIMITS.userAnswer, optional: true, description: "The learner's answer." })
  user_answer?: string;

  @BooleanMember({
    description:
      "True if the answer counts as right. This value decides, and not the service's own check.",
  })
  is_correct!: boolean;

  @IntegerMember({
    min: 0,
    max: LIMITS.timeSpentMs,
    optional: true,
    description: 'The time from the question to the answer, in milliseconds.',
  })
  time_spent_ms?: number;

  @InstantMember({
    optional: true,
    description: `The time of the answer, at most ${LIFETIME_DAYS.lateAnswer} days ago. Now if absent.`,
  })
  reviewed_at?: string;
}

/** A recorded answer. */
export class ReviewDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null if the review was imported.',
  })
  flashcard_id!: string | null;

  @ApiProperty({ format: 'uuid' })
  learned_word_id!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null if the plan was deleted or the review was imported.',
  })
  plan_id!: string | null;

  @ApiProperty({ enum: QUESTION_TYPES, enumName: 'QuestionType' })
  question_type!: QuestionType;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The answer as it was sent. Null if none was sent.',
  })
  user_answer!: string | null;

  @ApiProperty()
  is_correct!: boolean;

  @ApiProperty({
    enum: ANSWER_CHECKS,
    enumName: 'AnswerCheck',
    description: "The service's own check of `user_answer`. It is only informative.",
  })
  answer_check!: AnswerCheck;

  @ApiProperty({
    enum: RATINGS,
    enumName: 'Rating',
    description:
      'The rating for FSRS: AGAIN for a wrong answer; otherwise HARD, GOOD or EASY, depending on the time spent.',
  })
  rating!: Rating;

  @ApiProperty({ type: 'integer', nullable: true })
  time_spent_ms!: number | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 5,
    description: 'The level before the review.',
  })
  previous_mastery_level!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 5,
    description: 'The level after the review.',
  })
  mastery_level!: number;

  @ApiProperty({ format: 'date-time' })
  reviewed_at!: string;

  @ApiProperty({
    format: 'date-time',
    description: 'The next review time that resulted from this review.',
  })
  next_review_at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time at which the review was undone. Null if it was not.',
  })
  undone_at!: string | null;
}

/** A review, and its word as it is now. */
export class ReviewedWordResponse {
  @ApiProperty({ type: ReviewDto })
  review!: ReviewDto;

  @ApiProperty({ type: LearnedWordDto })
  learned_word!: LearnedWordDto;
}
