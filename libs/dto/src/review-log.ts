import { LIMITS } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { LearnedWordDto } from './learning.js';
import { ErrorDto } from './members/error-envelope.js';
import { UncheckedListMember } from './members/nested-members.js';
import { FilterParameter, PageQuery } from './members/query-members.js';
import { ReviewDto, SubmitAnswerRequest } from './review.js';

/** The body of POST `/api/v1/review-plans/{plan_id}/submit-answers`. */
export class SubmitAnswersRequest {
  @UncheckedListMember(() => SubmitAnswerRequest, {
    minItems: 1,
    maxItems: LIMITS.answerBatch,
    description:
      'The answers, each in the format of submit-answer. An answer that is refused does not affect the others.',
  })
  answers!: unknown[];
}

/** The result of one answer of a batch: a review with its word, or an error. */
export class AnswerResultDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The id as it was sent. Null if it was not a string, or longer than a UUID.',
  })
  flashcard_id!: string | null;

  @ApiProperty({ type: ReviewDto, nullable: true })
  review!: ReviewDto | null;

  @ApiProperty({ type: LearnedWordDto, nullable: true })
  learned_word!: LearnedWordDto | null;

  @ApiProperty({ type: ErrorDto, nullable: true })
  error!: ErrorDto | null;
}

export class SubmitAnswersResponse {
  @ApiProperty({
    type: [AnswerResultDto],
    description: 'The results, in the order of the answers.',
  })
  results!: AnswerResultDto[];
}

/** The query of GET `/api/v1/reviews`. */
export class ListReviewsQuery extends PageQuery {
  @FilterParameter({
    description:
      'Return only reviews that match this condition, in a subset of CEL. Fields: learned_word_id, plan_id, is_correct and reviewed_at.',
    example: 'is_correct == false && reviewed_at >= timestamp("2026-11-01T00:00:00Z")',
  })
  filter?: string;
}

export class ListReviewsResponse {
  @ApiProperty({ type: [ReviewDto] })
  reviews!: ReviewDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}
