import type { LoggedReview, Origin } from '@wordgrove/scheduling';

/** A word's reviews and the state from which its memory starts. */
export interface WordHistory {
  origin: Origin;
  /** The reviews in the order in which they are folded. */
  reviews: LoggedReview[];
}

const HELD_OUT = 1 / 5;

/**
 * Returns the moment from which on a learner's reviews are held out: the latest fifth of them in time, over
 * all words. Weights are used for reviews after their fit, so they are tried on later reviews. If single
 * reviews were drawn instead, the weights would have seen later reviews of the same word. Returns null if
 * there are no reviews.
 */
export function heldOutFrom(histories: readonly WordHistory[]): Date | null {
  const count = histories.reduce((sum, { reviews }) => sum + reviews.length, 0);
  const times = new Float64Array(count);
  let at = 0;
  for (const { reviews } of histories)
    for (const { reviewedAt } of reviews) times[at++] = reviewedAt.getTime();
  // An array of numbers is sorted many times faster than one of anything.
  times.sort();
  const first = times[Math.floor(times.length * (1 - HELD_OUT))];
  return first === undefined ? null : new Date(first);
}
