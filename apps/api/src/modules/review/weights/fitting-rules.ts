import { LIMITS } from '@wordgrove/contracts';

/** From how many reviews on a learner's weights are fitted. */
export const MIN_REVIEWS = LIMITS.reviewsToFit;
/** By how much a learner's reviews must have grown before their weights are fitted again. */
const GROWTH = 1.2;
/** How many reviews make the next fit due. */
export function reviewsForNextFit(reviewsOfLastFit: number | null): number {
  if (reviewsOfLastFit === null) return MIN_REVIEWS;
  return Math.max(MIN_REVIEWS, Math.ceil(reviewsOfLastFit * GROWTH));
}

/**
 * How many more of a learner's answers this process takes before it counts the reviews again. Half of what is
 * missing, because other replicas take answers too; so the count is exact when it matters, and rare before.
 */
export function answersUntilNextLook(reviews: number, needed: number): number {
  return Math.max(1, Math.ceil((needed - reviews) / 2));
}
