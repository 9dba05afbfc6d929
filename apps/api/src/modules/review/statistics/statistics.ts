import type { Fit, WordCounts } from '../../learning/index.js';

/** The answers of one of the user's days. */
export interface DayStatistics {
  /** `2026-03-02` */
  date: string;
  reviewCount: number;
  correctCount: number;
  timeSpentMs: number;
}

/** The answers of a day, and those of them that count for {@link Recall}. */
export interface DayCounts extends DayStatistics {
  recallCount: number;
  recalledCount: number;
}

/**
 * The answers by which retention is measured: those to words that were last answered, or declared as known,
 * a day or more before.
 */
export interface Recall {
  reviewCount: number;
  correctCount: number;
}

/** Days in a row with an answer. */
export interface Streak {
  currentDays: number;
  longestDays: number;
}

/** The statistics of a learner's reviews. */
export interface ReviewStatistics {
  timeZone: string;
  days: DayStatistics[];
  recall: Recall;
  streak: Streak;
  words: WordCounts;
  desiredRetention: number;
  areWeightsFitted: boolean;
  lastFit: Fit | null;
}
