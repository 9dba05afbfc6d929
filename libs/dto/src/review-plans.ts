import {
  DAY_BEGINS_AT,
  LIMITS,
  PLAN_DEFAULTS,
  QUESTION_TYPES,
  type QuestionType,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { OrNull } from './members/constraints.js';
import {
  EnumListMember,
  InstantMember,
  IntegerMember,
  NumberMember,
} from './members/scalar-members.js';
import { TextListMember, TextMember } from './members/text-member.js';

/** The current counts of a plan. */
export class PlanStatsDto {
  @ApiProperty({
    type: 'integer',
    description:
      'The number of words that are due now: 0 during a pause. A backlog after a pause counts as far as the limit of the day has room.',
  })
  due_count!: number;

  @ApiProperty({ type: 'integer', description: 'The number of words that were never reviewed.' })
  new_count!: number;

  @ApiProperty({
    type: 'integer',
    description: `The number of answers on the user's current day, which began at ${DAY_BEGINS_AT}.`,
  })
  reviewed_today_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'The number of those answers that were the first for their word.',
  })
  new_today_count!: number;

  @ApiProperty({
    description:
      'False if the learner has more due or new words than a plan with a filter or wordbooks looks at, or more due words than any ' +
      'plan counts. Then `due_count` and `new_count` are the numbers found so far, and there may be more.',
  })
  is_exact!: boolean;
}

/** A saved selection of the learned words. */
export class ReviewPlanDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ description: 'A condition on learned words. An empty string means all.' })
  filter!: string;

  @ApiProperty({ type: [String] })
  wordbook_ids!: string[];

  @ApiProperty({ enum: QUESTION_TYPES, enumName: 'QuestionType', isArray: true })
  question_types!: QuestionType[];

  @ApiProperty({ type: 'integer' })
  daily_new_limit!: number;

  @ApiProperty({ type: 'integer' })
  daily_review_limit!: number;

  @ApiProperty({ description: 'The chance of recall at which a word is due.', example: 0.9 })
  desired_retention!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time before which the plan asks nothing. Null if it was never paused.',
  })
  paused_until!: string | null;

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

export class ListReviewPlansResponse {
  @ApiProperty({ type: [ReviewPlanDto] })
  review_plans!: ReviewPlanDto[];

  @ApiProperty({ description: 'An empty string on the last page.' })
  next_page_token!: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const NAME = { min: 1, max: LIMITS.planName, isName: true, description: 'The name of the plan.' };
const dailyLimit = (description: string) =>
  IntegerMember({ min: 0, max: LIMITS.dailyLimit, optional: true, description });

/** The settings of a plan, all of them optional. */
class PlanSettings {
  @TextMember({
    max: LIMITS.planDescription,
    optional: true,
    description: 'A description of the plan.',
  })
  description?: string;

  @TextMember({
    max: LIMITS.filter,
    optional: true,
    description:
      'A condition on learned words, as in the list of learned words. An empty string means all.',
    example: 'language == "LANGUAGE_ENGLISH" && "novel" in tags',
  })
  filter?: string;

  @TextListMember({
    maxItems: LIMITS.planWordbooks,
    min: 1,
    max: 64,
    optional: true,
    description:
      'Select only words that are in at least one of these wordbooks. An empty list means all.',
    check: {
      reason: 'INVALID_VALUE',
      description: 'must be a UUID',
      test: (value) => UUID.test(value),
    },
  })
  wordbook_ids?: string[];

  @EnumListMember({
    values: QUESTION_TYPES,
    name: 'QuestionType',
    optional: true,
    description:
      'The types of question to use, if a word can be asked that way. An empty list means all types.',
  })
  question_types?: QuestionType[];

  @dailyLimit(`The maximum number of new words per day. ${PLAN_DEFAULTS.dailyNewLimit} if absent.`)
  daily_new_limit?: number;

  @dailyLimit(
    `The maximum number of reviews of known words per day. ${PLAN_DEFAULTS.dailyReviewLimit} if absent.`,
  )
  daily_review_limit?: number;

  @NumberMember({
    min: LIMITS.retentionMin,
    max: LIMITS.retentionMax,
    optional: true,
    description: `The chance of recall at which a word is due. ${PLAN_DEFAULTS.desiredRetention} if absent.`,
  })
  desired_retention?: number;

  @ApiProperty({ nullable: true })
  @OrNull()
  @InstantMember({
    optional: true,
    description:
      'The time before which the plan asks nothing, such as the end of a holiday. What falls due before is spread afterwards: each day has as ' +
      'many of these words as its limit of reviews has room for. Null ends the pause.',
  })
  paused_until?: string | null;
}

/** The body of POST `/api/v1/review-plans`. */
export class CreateReviewPlanRequest extends PlanSettings {
  @TextMember(NAME)
  name!: string;
}

/** The body of PATCH `/api/v1/review-plans/{plan_id}`. Members that are absent stay as they are. */
export class EditReviewPlanRequest extends PlanSettings {
  @TextMember({ ...NAME, mayBeStored: true, optional: true })
  name?: string;
}
