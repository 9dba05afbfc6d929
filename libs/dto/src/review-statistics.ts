import { LIMITS, MAX_MASTERY_LEVEL, WORD_STATES, type WordState } from '@wordgrove/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IntegerParameter } from './members/query-members.js';

/** How many of the user's days a query means where it does not say. */
export const DEFAULT_DAYS = 30;

/** The query of what is told day by day. */
export class DaysQuery {
  @IntegerParameter({
    description: `The user's days, which turn at 04:00 in the user's time zone; 1 to ${LIMITS.statisticsDays}.`,
    default: DEFAULT_DAYS,
    min: 1,
    max: LIMITS.statisticsDays,
  })
  days?: number;
}

/** The answers of one of the user's days. */
export class DayStatisticsDto {
  @ApiProperty({ format: 'date', description: 'The date on which the day began, at 04:00.' })
  date!: string;

  @ApiProperty({ type: 'integer' })
  review_count!: number;

  @ApiProperty({ type: 'integer' })
  correct_count!: number;

  @ApiProperty({ type: 'integer', description: 'Of the answers that told theirs.' })
  time_spent_ms!: number;
}

/** Days in a row with an answer. */
export class StreakDto {
  @ApiProperty({
    type: 'integer',
    description: 'Up to today or, while today has no answer yet, up to yesterday.',
  })
  current_days!: number;

  @ApiProperty({ type: 'integer' })
  longest_days!: number;
}

export class MasteryLevelCountDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_MASTERY_LEVEL })
  mastery_level!: number;

  @ApiProperty({ type: 'integer', description: 'Suspended words included.' })
  word_count!: number;
}

export class WordStateCountDto {
  @ApiProperty({ enum: WORD_STATES, enumName: 'WordState' })
  state!: WordState;

  @ApiProperty({ type: 'integer' })
  word_count!: number;
}

/** How much is remembered, against what is asked for. */
export class MeasuredRetentionDto {
  @ApiProperty({ description: 'Chance of recall at which a word falls due.', example: 0.9 })
  desired!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Share of right answers among those that count; null without any.',
    example: 0.92,
  })
  measured!: number | null;

  @ApiProperty({
    type: 'integer',
    description:
      "Answers of these days that came a day or more after the word's last one or the declaration of its level; those count.",
  })
  review_count!: number;
}

/** A fit of the scheduler's weights to the learner's own reviews. */
export class WeightsFitDto {
  @ApiProperty({ type: 'integer', description: 'Reviews that it was fitted to and tried on.' })
  review_count!: number;

  @ApiProperty({
    description: 'Of the default weights, on the latest fifth of the reviews; less is better.',
  })
  default_log_loss!: number;

  @ApiProperty({ description: 'Of the fitted weights, which have not seen that fifth.' })
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
    description: `Null until there are ${LIMITS.reviewsToFit} reviews.`,
  })
  last_fit!: WeightsFitDto | null;
}

/** How a learner's reviewing goes. Reviews that were undone do not count. */
export class ReviewStatisticsDto {
  @ApiProperty({ example: 'Europe/Berlin' })
  time_zone!: string;

  @ApiProperty({ type: [DayStatisticsDto], description: 'The earliest first; today is the last.' })
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

/** The words that fall due on one of the user's days. */
export class DueDayDto {
  @ApiProperty({ format: 'date', description: 'The date on which the day begins, at 04:00.' })
  date!: string;

  @ApiProperty({ type: 'integer' })
  due_count!: number;
}

export class ForecastResponse {
  @ApiProperty({
    type: [DueDayDto],
    description: 'Today first, with the words that are overdue.',
  })
  forecast!: DueDayDto[];

  @ApiProperty({ example: 'Europe/Berlin' })
  time_zone!: string;
}
