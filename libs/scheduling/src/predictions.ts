import { type Engine, engineFor } from './engine.js';
import { applyReview, initialMemory, inOrder } from './fold.js';
import { learnerDay } from './learner-day.js';
import {
  daysSinceStrengthened,
  type LoggedReview,
  type Memory,
  type Origin,
  type SchedulingParameters,
} from './memory.js';

/** The prediction for a review from the memory before it, and the result. */
export interface Prediction {
  readonly reviewedAt: Date;
  /** Chance of recall, 0–1. */
  readonly recall: number;
  readonly isRecalled: boolean;
}

/** The limit of certainty, because one surprise must not outweigh everything else. */
const MIN_DOUBT = 1e-6;

/**
 * Returns the prediction that the parameters make for each review of a word from the reviews before it alone. Only
 * reviews on a later day of the learner than the memory was last fresh have one.
 */
export function predictions(
  origin: Origin,
  reviews: readonly LoggedReview[],
  parameters: SchedulingParameters,
): Prediction[] {
  return [...eachPrediction(origin, reviews, parameters)].filter((each) => each !== undefined);
}

/** Does the same review by review, so that the caller can do something else in between. */
export function* eachPrediction(
  origin: Origin,
  reviews: readonly LoggedReview[],
  parameters: SchedulingParameters,
): Generator<Prediction | undefined> {
  const engine = engineFor(parameters);
  let memory = initialMemory(origin, parameters);
  for (const review of inOrder(reviews)) {
    yield predict(engine, memory, origin, review);
    memory = applyReview(memory, review, origin, parameters);
  }
}

/** Returns −ln of the predicted chance of the result. Less is better. */
export function logLoss({ recall, isRecalled }: Prediction): number {
  const chance = isRecalled ? recall : 1 - recall;
  return -Math.log(Math.min(Math.max(chance, MIN_DOUBT), 1 - MIN_DOUBT));
}

function predict(
  engine: Engine,
  memory: Memory,
  origin: Origin,
  { reviewedAt, timeZone, rating }: LoggedReview,
): Prediction | undefined {
  // A review before the declaration is on no later day either.
  const days = daysSinceStrengthened(memory, origin, learnerDay(reviewedAt, timeZone));
  if (days === null || days < 1) return undefined;
  const recall = engine.recallAfter(days, memory.stability);
  return { reviewedAt, recall, isRecalled: rating !== 'AGAIN' };
}
