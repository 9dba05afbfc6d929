/** From how many reviews on a learner's weights are fitted. */
export const LEAST_REVIEWS = 400;
/** By how much a learner's reviews must have grown before their weights are fitted again. */
const GROWTH = 1.2;
/** Gains in log loss that are chance, and not worth moving every due date for. */
const LEAST_GAIN = 0.001;

/** How many reviews make the next fit due. */
export function reviewsForNextFit(reviewsOfLastFit: number | null): number {
  if (reviewsOfLastFit === null) return LEAST_REVIEWS;
  return Math.max(LEAST_REVIEWS, Math.ceil(reviewsOfLastFit * GROWTH));
}

/**
 * How many more of a learner's answers this process takes before it counts the reviews again. Half of what is
 * missing, because other replicas take answers too; so the count is exact when it matters, and rare before.
 */
export function answersUntilNextLook(reviews: number, needed: number): number {
  return Math.max(1, Math.ceil((needed - reviews) / 2));
}

/** How well weights predicted the reviews that were held out; less is better. */
export interface Losses {
  default: number;
  fitted: number;
  /** Of fitted weights that are in use already; null where the defaults are. */
  inUse: number | null;
}

/** What becomes of the learner's weights. */
export type Verdict = 'ADOPT' | 'KEEP' | 'RETURN_TO_DEFAULTS';

/** Fitted weights are in use only while they predict better than the defaults. */
export function judge({ default: byDefault, fitted, inUse }: Losses): Verdict {
  const best = Math.min(byDefault, inUse ?? byDefault);
  if (fitted <= best - LEAST_GAIN) return 'ADOPT';
  return inUse !== null && inUse > byDefault ? 'RETURN_TO_DEFAULTS' : 'KEEP';
}
