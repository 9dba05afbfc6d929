import {
  DAY_BEGINS_AT,
  LIMITS,
  MAX_MASTERY_LEVEL,
  WORD_STATES,
  type WordState,
} from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IntegerParameter } from './members/query-members.js';

/** The default number of the user's days in a query. */
export const DEFAULT_DAYS = 30;

/** The query of endpoints that return one entry per day. */
export class DaysQuery {
  @IntegerParameter({
    description: `The number of the user's days, from 1 to ${LIMITS.statisticsDays}. A day begins at ${DAY_BEGINS_AT} in the user's time zone.`,
    default: DEFAULT_DAYS,
    min: 1,
    max: LIMITS.statisticsDays,
  })
  days?: number;
}

/** The answers on one of the user's days. */
export class DayStatisticsDto {
  @ApiProperty({
    format: 'date',
    description: `The date of the day, which began at ${DAY_BEGINS_AT}.`,
  })
  date!: string;

  @ApiProperty({ type: 'integer' })
  review_count!: number;

  @ApiProperty({ type: 'integer' })
  correct_count!: number;

  @ApiProperty({
    type: 'integer',
    description: 'The time spent, over all answers that gave their time.',
  })
  time_spent_ms!: number;
}

/** The number of consecutive days with an answer. */
export class StreakDto {
  @ApiProperty({
    type: 'integer',
    description:
      'The current streak, up to today, or up to yesterday if there is no answer today yet.',
  })
  current_days!: number;

  @ApiProperty({ type: 'integer' })
  longest_days!: number;
}

export class MasteryLevelCountDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_MASTERY_LEVEL })
  mastery_level!: number;

  @ApiProperty({ type: 'integer', description: 'Includes suspended words.' })
  word_count!: number;
}

export class WordStateCountDto {
  @ApiProperty({ enum: WORD_STATES, enumName: 'WordState' })
  state!: WordState;

  @ApiProperty({ type: 'integer' })
  word_count!: number;
}

/** The measured retention, compared with the desired retention. */
export class MeasuredRetentionDto {
  @ApiProperty({ description: 'The chance of recall at which a word is due.', example: 0.9 })
  desired!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The share of right answers among the counted ones. Null if there are none.',
    example: 0.92,
  })
  measured!: number | null;

  @ApiProperty({
    type: 'integer',
    description:
      "The number of counted answers: those given at least one day after the word's last answer or the declaration of its level.",
  })
  review_count!: number;
}

/** The result of fitting the scheduler's weights to the learner's own reviews. */
export class WeightsFitDto {
  @ApiProperty({
    type: 'integer',
    description: 'The number of reviews that were used for the fit and its test.',
  })
  review_count!: number;

  @ApiProperty({
    description:
      'The log loss of the default weights on the latest fifth of the reviews. Less is better.',
  })
  default_log_loss!: number;

  @ApiProperty({
    description: 'The log loss of the fitted weights on the same fifth, which the fit did not use.',
  })
  fitted_log_loss!: number;

  @ApiProperty()
  adopted!: boolean;

  @ApiProperty({ format: 'date-time' })
  fitted_at!: string;
}

export class SchedulingStatisticsDto {
  @ApiProperty({ enum: ['DEFAULT', 'FITTED'], enumName: 'WeightsInUse' })
  weights!: 'DEFAULT' | 'FITTED';

  @ApiProperty({
    type: WeightsFitDto,
    nullable: true,
    description: `Null if there are fewer than ${LIMITS.reviewsToFit} reviews.`,
  })
  last_fit!: WeightsFitDto | null;
}

/** Statistics of a learner's reviews. Reviews that were undone do not count. */
export class ReviewStatisticsDto {
  @ApiProperty({ example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({
    type: [DayStatisticsDto],
    description: 'One entry per day. The earliest day is first and today is last.',
  })
  days!: DayStatisticsDto[];

  @ApiProperty({ type: StreakDto })
  streak!: StreakDto;

  @ApiProperty({ type: [MasteryLevelCountDto] })
  word_counts_by_mastery_level!: MasteryLevelCountDto[];

  @ApiProperty({ type: [WordStateCountDto] })
  word_counts_by_state!: WordStateCountDto[];

  @ApiProperty({ type: MeasuredRetentionDto })
  retention!: MeasuredRetentionDto;

  @ApiProperty({ type: SchedulingStatisticsDto })
  scheduling!: SchedulingStatisticsDto;
}

export class ReviewStatisticsResponse {
  @ApiProperty({ type: ReviewStatisticsDto })
  review_statistics!: ReviewStatisticsDto;
}

/** The words that become due on one of the user's days. */
export class DueDayDto {
  @ApiProperty({
    format: 'date',
    description: `The date of the day, which begins at ${DAY_BEGINS_AT}.`,
  })
  date!: string;

  @ApiProperty({ type: 'integer' })
  due_count!: number;
}

export class ForecastResponse {
  @ApiProperty({
    type: [DueDayDto],
    description: 'One entry per day. Today is first and includes the overdue words.',
  })
  forecast!: DueDayDto[];

  @ApiProperty({ example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({
    description: `False if the user has more than ${LIMITS.countedWords} words that can fall due on these days, or ${LIMITS.forecastReads} if the plan has a filter, wordbooks or a retention of its own. Then those that fall due later are not counted.`,
  })
  is_exact!: boolean;
}
