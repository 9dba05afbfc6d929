import { engineFor, type Engine } from './engine.js';
import { learnerDay } from './learner-day.js';
import { seedStability } from './mastery.js';
import {
  type Beginning,
  daysSinceStrengthened,
  type LoggedReview,
  type Memory,
  type Origin,
  type SchedulingParameters,
} from './memory.js';

/**
 * The memory before any review. A declared level reads back as the same level, and falls due when a memory
 * that strong would fade to the desired retention, shifted by the seeded fuzz; level 0 is NEW and due at once.
 * @throws RangeError on a level outside 0–5 or parameters that FSRS cannot use
 */
export function initialMemory(origin: Beginning, parameters: SchedulingParameters): Memory {
  return begin(engineFor(parameters), origin);
}

/**
 * One step of the fold. Only for a review strictly later than `memory.lastReviewedAt`: with an earlier one, one in
 * the same millisecond or an undo, fold the whole log again.
 * A review before the declaration counts in `reviewCount` but leaves the declared memory as it is.
 * @throws RangeError on a review before the last one
 */
export function applyReview(
  memory: Memory,
  review: LoggedReview,
  origin: Origin,
  parameters: SchedulingParameters,
): Memory {
  return step(engineFor(parameters), origin, memory, review);
}

/** Returns the memory that results from a review log, whose entries can be in any order. */
export function foldReviews(
  origin: Origin,
  reviews: readonly LoggedReview[],
  parameters: SchedulingParameters,
): Memory {
  const engine = engineFor(parameters);
  return inOrder(reviews).reduce(
    (memory, review) => step(engine, origin, memory, review),
    begin(engine, origin),
  );
}

/** Returns the chance of recall on one of the learner's days, 0–1. 0 while the word is NEW. */
export function retrievability(
  memory: Memory,
  day: number,
  origin: Origin,
  parameters: SchedulingParameters,
): number {
  const days = daysSinceStrengthened(memory, origin, day);
  return days === null ? 0 : engineFor(parameters).recallAfter(days, memory.stability);
}

function begin(engine: Engine, origin: Beginning): Memory {
  const stability = seedStability(origin.declaredMasteryLevel);
  const nothingYet = {
    reviewCount: 0,
    lapseCount: 0,
    learningStep: 0,
    lastReviewedAt: null,
    lastReviewTimeZone: null,
  };
  if (stability === 0)
    return {
      ...nothingYet,
      state: 'NEW',
      stability,
      difficulty: 0,
      nextReviewAt: origin.createdAt,
    };
  return {
    ...nothingYet,
    state: 'REVIEW',
    stability,
    difficulty: engine.declaredDifficulty(),
    nextReviewAt: engine.fadesAt(stability, origin.declaredAt, origin.seed),
  };
}

function step(engine: Engine, origin: Origin, memory: Memory, review: LoggedReview): Memory {
  const { rating, reviewedAt, timeZone } = review;
  if (memory.lastReviewedAt !== null && reviewedAt < memory.lastReviewedAt)
    throw new RangeError('the review is earlier than the last one; fold the log again');
  // A declaration overrules what was observed before it, yet the reviews did take place.
  if (reviewedAt < origin.declaredAt)
    return {
      ...memory,
      reviewCount: memory.reviewCount + 1,
      lastReviewedAt: reviewedAt,
      lastReviewTimeZone: timeZone,
    };
  return engine.next(memory, {
    seed: origin.seed,
    rating,
    reviewedAt,
    timeZone,
    days: daysSinceStrengthened(memory, origin, learnerDay(reviewedAt, timeZone)),
  });
}

/** Returns the reviews in the order in which they are folded. */
export function inOrder(reviews: readonly LoggedReview[]): LoggedReview[] {
  return [...reviews].sort(byTimeThenId);
}

/**
 * Compares by code units and not by locale, because the order must be the same on every machine.
 */
function byTimeThenId(a: LoggedReview, b: LoggedReview): number {
  const byTime = a.reviewedAt.getTime() - b.reviewedAt.getTime();
  if (byTime !== 0) return byTime;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
