import type { LoggedReview, Origin } from '@wordgrove/scheduling';

/** A word's reviews and what its memory starts from. */
export interface WordHistory {
  origin: Origin;
  /** In the order in which they are folded. */
  reviews: LoggedReview[];
}

const HELD_OUT = 1 / 5;

/**
 * The moment from which a learner's reviews are held out: the latest fifth in time, over all words. Weights are
 * used for what comes after their fit, so they are tried on what came after; had single reviews been drawn, the
 * weights would have seen what became of the same word later. Null without reviews.
 */
export function heldOutFrom(histories: readonly WordHistory[]): Date | null {
  const times = histories.flatMap(({ reviews }) =>
    reviews.map((each) => each.reviewedAt.getTime()),
  );
  times.sort((a, b) => a - b);
  const first = times[Math.floor(times.length * (1 - HELD_OUT))];
  return first === undefined ? null : new Date(first);
}
