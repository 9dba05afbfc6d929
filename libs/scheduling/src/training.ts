import { inOrder } from './fold.js';
import { learnerDay } from './learner-day.js';
import type { LoggedReview, Origin, Rating } from './memory.js';

/** A review in the form for FSRS's optimizer. */
export interface TrainingReview {
  readonly reviewedAt: Date;
  /** 1 (Again) to 4 (Easy). */
  readonly rating: 1 | 2 | 3 | 4;
  /** The learner's days since the review before, as the fold counts them; 0 for the first. */
  readonly days: number;
}

const GRADES: Record<Rating, TrainingReview['rating']> = { AGAIN: 1, HARD: 2, GOOD: 3, EASY: 4 };

/**
 * The reviews that the word's memory is made of, in order, for fitting weights. None of a word whose level was
 * declared: its first review shows a memory that no review has made.
 */
export function trainingSequence(
  origin: Origin,
  reviews: readonly LoggedReview[],
): TrainingReview[] {
  if (origin.declaredMasteryLevel > 0) return [];
  let dayBefore: number | undefined;
  return inOrder(reviews)
    .filter(({ reviewedAt }) => reviewedAt >= origin.declaredAt)
    .map(({ reviewedAt, timeZone, rating }) => {
      const day = learnerDay(reviewedAt, timeZone);
      const days = Math.max(day - (dayBefore ?? day), 0);
      dayBefore = day;
      return { reviewedAt, rating: GRADES[rating], days };
    });
}
