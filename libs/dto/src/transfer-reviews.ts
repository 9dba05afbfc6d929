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
import { COUNT, Instant, IS_UUID, Level, Uuid, Weights } from './transfer-members.js';

/** One answer of the log. */
export class ExportedReview {
  @Uuid('Kept where it is free.')
  id!: string;

  @Uuid('Of a word of the same file.')
  learned_word_id!: string;

  @OrNull()
  @Uuid('Of a plan of the same file.')
  plan_id!: string | null;

  @OrNull()
  @Uuid('The card that was answered.')
  flashcard_id!: string | null;

  @EnumMember({ values: QUESTION_TYPES, name: 'QuestionType', description: 'What was asked.' })
  question_type!: QuestionType;

  @OrNull()
  @TextMember({ max: LIMITS.userAnswer, description: 'The answer, as given.' })
  user_answer!: string | null;

  @BooleanMember({ description: 'Whether it counted as right.' })
  is_correct!: boolean;

  @EnumMember({ values: ANSWER_CHECKS, name: 'AnswerCheck', description: 'What the check found.' })
  answer_check!: AnswerCheck;

  @EnumMember({ values: RATINGS, name: 'Rating', description: 'What the memory is folded from.' })
  rating!: Rating;

  @OrNull()
  @IntegerMember({ min: 0, max: LIMITS.timeSpentMs, description: 'Milliseconds.' })
  time_spent_ms!: number | null;

  @Level('Before the answer.')
  previous_mastery_level!: number;

  @Level('After the answer.')
  mastery_level!: number;

  @Instant('When it was answered.')
  reviewed_at!: string;

  @Instant('When the word fell due after it.')
  next_review_at!: string;

  @OrNull()
  @Instant('When it was taken back.')
  undone_at!: string | null;

  @Instant('When it arrived.')
  created_at!: string;
}

/** A review plan. */
export class ExportedPlan {
  @Uuid('Kept where it is free.')
  id!: string;

  @TextMember({ min: 1, max: LIMITS.planName, description: 'What it is called.' })
  name!: string;

  @TextMember({ max: LIMITS.planDescription, description: 'What it is for.' })
  description!: string;

  @TextMember({ max: LIMITS.filter, description: 'Condition on learned words.' })
  filter!: string;

  @TextListMember({
    maxItems: LIMITS.planWordbooks,
    min: 1,
    max: 64,
    description: 'Of wordbooks of the same file, or that the user may read.',
    check: IS_UUID,
  })
  wordbook_ids!: string[];

  @EnumListMember({ values: QUESTION_TYPES, name: 'QuestionType', description: 'Empty: all.' })
  question_types!: QuestionType[];

  @IntegerMember({ min: 0, max: LIMITS.dailyLimit, description: "New words of a user's day." })
  daily_new_limit!: number;

  @IntegerMember({ min: 0, max: LIMITS.dailyLimit, description: "Reviews of a user's day." })
  daily_review_limit!: number;

  @NumberMember({
    min: LIMITS.retentionMin,
    max: LIMITS.retentionMax,
    description: 'Chance of recall at which a word falls due.',
  })
  desired_retention!: number;

  @BooleanMember({ description: 'Whether it is the plan that everybody has.' })
  is_default!: boolean;

  @Instant('When it was made.')
  created_at!: string;

  @Instant('When it last changed.')
  updated_at!: string;
}

/** What schedules the learner's words. */
export class ExportedParameters {
  @NumberMember({
    min: LIMITS.retentionMin,
    max: LIMITS.retentionMax,
    description: 'That of the default plan.',
  })
  desired_retention!: number;

  @OrNull()
  @Weights()
  weights!: number[] | null;

  @Instant('When they last changed.')
  updated_at!: string;
}

/** One fit of FSRS's weights to the learner's reviews. */
export class ExportedFit {
  @Uuid('Kept where it is free.')
  id!: string;

  @Weights()
  weights!: number[];

  @IntegerMember({ ...COUNT, description: 'How many reviews it was fitted to.' })
  review_count!: number;

  @NumberMember({ min: 0, max: 1e9, description: 'Log loss of the default weights.' })
  default_log_loss!: number;

  @NumberMember({ min: 0, max: 1e9, description: 'Log loss of these weights.' })
  fitted_log_loss!: number;

  @BooleanMember({ description: 'Whether they were adopted.' })
  adopted!: boolean;

  @Instant('When they were fitted.')
  fitted_at!: string;
}
