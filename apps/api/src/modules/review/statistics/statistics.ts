import type { MemoryState } from '@wordgrove/scheduling';

/** The answers of one of the user's days. */
export interface DayStatistics {
  /** `2026-03-02` */
  date: string;
  reviewCount: number;
  correctCount: number;
  timeSpentMs: number;
}

/**
 * Answers by which retention is measured: those to words that were last answered, or declared as known,
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

/** So many words that stand alike. */
export interface WordCount {
  masteryLevel: number;
  memoryState: MemoryState;
  suspended: boolean;
  count: number;
}

/** A fit of the weights, adopted or not. */
export interface Fit {
  reviewCount: number;
  defaultLogLoss: number;
  fittedLogLoss: number;
  adopted: boolean;
  fittedAt: string;
}

/** How a learner's reviewing goes. */
export interface ReviewStatistics {
  timeZone: string;
  days: DayStatistics[];
  recall: Recall;
  streak: Streak;
  words: WordCount[];
  desiredRetention: number;
  areWeightsFitted: boolean;
  lastFit: Fit | null;
}
