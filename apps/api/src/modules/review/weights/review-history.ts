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
  const times = histories.flatMap(({ reviews }) =>
    reviews.map((each) => each.reviewedAt.getTime()),
  );
  times.sort((a, b) => a - b);
  const first = times[Math.floor(times.length * (1 - HELD_OUT))];
  return first === undefined ? null : new Date(first);
}
