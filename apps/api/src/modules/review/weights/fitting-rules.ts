import { LIMITS } from '@wordgrove/contracts';

/** The number of reviews from which on a learner's weights are fitted. */
export const MIN_REVIEWS = LIMITS.reviewsToFit;
/** The factor by which a learner's reviews must have grown before their weights are fitted again. */
const GROWTH = 1.2;
/** Returns the number of reviews at which the next fit is due. */
export function reviewsForNextFit(reviewsOfLastFit: number | null): number {
  if (reviewsOfLastFit === null) return MIN_REVIEWS;
  return Math.max(MIN_REVIEWS, Math.ceil(reviewsOfLastFit * GROWTH));
}

/**
 * Returns the number of a learner's answers that this process takes before it counts the reviews again. It
 * is half of what is missing, because other replicas take answers too. So the count is exact when it
 * matters, and rare before.
 */
export function answersUntilNextLook(reviews: number, needed: number): number {
  return Math.max(1, Math.ceil((needed - reviews) / 2));
}
