import { WORD_STATES } from '@wordgrove/contracts';
import type {
  DayStatisticsDto,
  MeasuredRetentionDto,
  ReviewStatisticsDto,
  WeightsFitDto,
} from '@wordgrove/dto';
import type { Fit } from '../../learning/index.js';
import type { DayStatistics, ReviewStatistics } from './statistics.js';

/** Returns the wire form of a learner's statistics. */
export function presentStatistics(statistics: ReviewStatistics): ReviewStatisticsDto {
  const { timeZone, days, streak, words, lastFit } = statistics;
  return {
    time_zone: timeZone,
    days: days.map(presentDay),
    streak: { current_days: streak.currentDays, longest_days: streak.longestDays },
    word_counts_by_mastery_level: words.wordsByLevel.map((count, level) => ({
      mastery_level: level,
      word_count: count,
    })),
    word_counts_by_state: WORD_STATES.map((state, place) => ({
      state,
      word_count: words.wordsByState[place] ?? 0,
    })),
    retention: presentRetention(statistics),
    scheduling: {
      weights: statistics.areWeightsFitted ? 'FITTED' : 'DEFAULT',
      last_fit: lastFit && presentFit(lastFit),
    },
  };
}

function presentDay({ date, reviewCount, correctCount, timeSpentMs }: DayStatistics) {
  return {
    date,
    review_count: reviewCount,
    correct_count: correctCount,
    time_spent_ms: timeSpentMs,
  } satisfies DayStatisticsDto;
}

function presentRetention({ recall, desiredRetention }: ReviewStatistics): MeasuredRetentionDto {
  const { reviewCount, correctCount } = recall;
  return {
    desired: desiredRetention,
    measured: reviewCount === 0 ? null : correctCount / reviewCount,
    review_count: reviewCount,
  };
}

function presentFit(fit: Fit): WeightsFitDto {
  return {
    review_count: fit.reviewCount,
    default_log_loss: fit.defaultLogLoss,
    fitted_log_loss: fit.fittedLogLoss,
    adopted: fit.adopted,
    fitted_at: fit.fittedAt,
  };
}
