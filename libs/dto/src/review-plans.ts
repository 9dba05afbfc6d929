import { LIMITS, PLAN_DEFAULTS, QUESTION_TYPES, type QuestionType } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { EnumListMember, IntegerMember, NumberMember } from './members/scalar-members.js';
import { TextListMember, TextMember } from './members/text-member.js';

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

export class ListReviewPlansResponse {
  @ApiProperty({ type: [ReviewPlanDto] })
  review_plans!: ReviewPlanDto[];

  @ApiProperty({ description: 'Empty on the last page.' })
  next_page_token!: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const NAME = { min: 1, max: LIMITS.planName, description: 'What it is called.' };
const dailyLimit = (description: string) =>
  IntegerMember({ min: 0, max: LIMITS.dailyLimit, optional: true, description });

/** What a plan selects and asks, all of it optional. */
class PlanSettings {
  @TextMember({ max: LIMITS.planDescription, optional: true, description: 'What it is for.' })
  description?: string;

  @TextMember({
    max: LIMITS.filter,
    optional: true,
    description: 'Condition on learned words, as in their list; empty means all.',
    example: 'language == "LANGUAGE_ENGLISH" && "novel" in tags',
  })
  filter?: string;

  @TextListMember({
    maxItems: LIMITS.planWordbooks,
    min: 1,
    max: 64,
    optional: true,
    description: 'Only words that are in any of these wordbooks; empty means all.',
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
    description: 'The types to ask where a word can be asked so; empty means every type.',
  })
  question_types?: QuestionType[];

  @dailyLimit(`New words of a user's day; ${PLAN_DEFAULTS.dailyNewLimit} where absent.`)
  daily_new_limit?: number;

  @dailyLimit(
    `Reviews of known words of a user's day; ${PLAN_DEFAULTS.dailyReviewLimit} where absent.`,
  )
  daily_review_limit?: number;

  @NumberMember({
    min: LIMITS.retentionMin,
    max: LIMITS.retentionMax,
    optional: true,
    description: `Chance of recall at which a word falls due; ${PLAN_DEFAULTS.desiredRetention} where absent.`,
  })
  desired_retention?: number;
}

/** POST `/api/v1/review-plans` */
export class CreateReviewPlanRequest extends PlanSettings {
  @TextMember(NAME)
  name!: string;
}

/** PATCH `/api/v1/review-plans/{plan_id}`: absent members stay as they are. */
export class EditReviewPlanRequest extends PlanSettings {
  @TextMember({ ...NAME, optional: true })
  name?: string;
}
