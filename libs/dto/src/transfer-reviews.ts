import {
  ANSWER_CHECKS,
  LIMITS,
  QUESTION_TYPES,
  RATINGS,
  type AnswerCheck,
  type QuestionType,
  type Rating,
} from '@wordgrove/contracts';
import { OrNull } from './members/constraints.js';
import {
  BooleanMember,
  EnumListMember,
  EnumMember,
  IntegerMember,
  NumberMember,
} from './members/scalar-members.js';
import { TextListMember, TextMember } from './members/text-member.js';
import { COUNT, DayZoneOf, Instant, IS_UUID, Level, Uuid, Weights } from './transfer-members.js';

/** One answer in the review log. */
export class ExportedReview {
  @Uuid('The id. It is kept if it is not in use.')
  id!: string;

  @Uuid('The id of a word in the same file.')
  learned_word_id!: string;

  @OrNull()
  @Uuid('The id of a plan in the same file.')
  plan_id!: string | null;

  @OrNull()
  @Uuid('The id of the card that was answered.')
  flashcard_id!: string | null;

  @EnumMember({
    values: QUESTION_TYPES,
    name: 'QuestionType',
    description: 'The type of question.',
  })
  question_type!: QuestionType;

  @OrNull()
  @TextMember({ max: LIMITS.userAnswer, description: 'The learner’s answer.' })
  user_answer!: string | null;

  @BooleanMember({ description: 'True if the answer counted as right.' })
  is_correct!: boolean;

  @EnumMember({
    values: ANSWER_CHECKS,
    name: 'AnswerCheck',
    description: 'The result of the service’s own check.',
  })
  answer_check!: AnswerCheck;

  @EnumMember({
    values: RATINGS,
    name: 'Rating',
    description: 'The rating, from which the memory state is computed.',
  })
  rating!: Rating;

  @OrNull()
  @IntegerMember({ min: 0, max: LIMITS.timeSpentMs, description: 'Milliseconds.' })
  time_spent_ms!: number | null;

  @Level('The level before the answer.')
  previous_mastery_level!: number;

  @Level('The level after the answer.')
  mastery_level!: number;

  @Instant('The time of the answer.')
  reviewed_at!: string;

  @DayZoneOf('the answer')
  time_zone?: string | null;

  @Instant('The next review time that resulted from the answer.')
  next_review_at!: string;

  @OrNull()
  @Instant('The time at which the review was undone.')
  undone_at!: string | null;

  @Instant('The time at which the answer arrived.')
  created_at!: string;
}

/** A review plan. */
export class ExportedPlan {
  @Uuid('The id. It is kept if it is not in use.')
  id!: string;

  @TextMember({
    min: 1,
    max: LIMITS.planName,
    isName: true,
    mayBeStored: true,
    description: 'The name of the plan.',
  })
  name!: string;

  @TextMember({ max: LIMITS.planDescription, description: 'A description of the plan.' })
  description!: string;

  @TextMember({ max: LIMITS.filter, description: 'A condition on learned words.' })
  filter!: string;

  @TextListMember({
    maxItems: LIMITS.planWordbooks,
    min: 1,
    max: 64,
    description: 'The ids of wordbooks that are in the same file or that the user can read.',
    check: IS_UUID,
  })
  wordbook_ids!: string[];

  @EnumListMember({
    values: QUESTION_TYPES,
    name: 'QuestionType',
    description: 'The types of question. An empty list means all.',
  })
  question_types!: QuestionType[];

  @IntegerMember({
    min: 0,
    max: LIMITS.dailyLimit,
    description: 'The maximum number of new words per day.',
  })
  daily_new_limit!: number;

  @IntegerMember({
    min: 0,
    max: LIMITS.dailyLimit,
    description: 'The maximum number of reviews per day.',
  })
  daily_review_limit!: number;

  @NumberMember({
    min: LIMITS.retentionMin,
    max: LIMITS.retentionMax,
    description: 'The chance of recall at which a word is due.',
  })
  desired_retention!: number;

  @OrNull()
  @Instant('The time before which the plan asks nothing. Not paused if absent.', true)
  paused_until?: string | null;

  @BooleanMember({ description: 'True for the default plan, which every user has.' })
  is_default!: boolean;

  @Instant('The time at which the plan was created.')
  created_at!: string;

  @Instant('The time at which the plan last changed.')
  updated_at!: string;
}

/** The parameters that schedule the learner's words. */
export class ExportedParameters {
  @NumberMember({
    min: LIMITS.retentionMin,
    max: LIMITS.retentionMax,
    description: 'The desired retention of the default plan.',
  })
  desired_retention!: number;

  @OrNull()
  @Weights()
  weights!: number[] | null;

  @Instant('The time at which the parameters last changed.')
  updated_at!: string;
}

/** One fit of FSRS's weights to the learner's reviews. */
export class ExportedFit {
  @Uuid('The id. It is kept if it is not in use.')
  id!: string;

  @Weights()
  weights!: number[];

  @IntegerMember({ ...COUNT, description: 'The number of reviews that were used for the fit.' })
  review_count!: number;

  @NumberMember({ min: 0, max: 1e9, description: 'The log loss of the default weights.' })
  default_log_loss!: number;

  @NumberMember({ min: 0, max: 1e9, description: 'The log loss of these weights.' })
  fitted_log_loss!: number;

  @BooleanMember({ description: 'True if the weights were adopted.' })
  adopted!: boolean;

  @Instant('The time at which the weights were fitted.')
  fitted_at!: string;
}
