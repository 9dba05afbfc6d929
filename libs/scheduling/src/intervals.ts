import { engineFor } from './engine.js';
import { applyReview } from './fold.js';
import type { DayZone } from './learner-day.js';
import type { Memory, Origin, Rating, SchedulingParameters } from './memory.js';

/**
 * Days of interval per day of stability: 1 at a desired retention of 0.9, less above it and more below.
 * @throws RangeError on parameters that FSRS cannot use
 */
export function intervalModifier(parameters: SchedulingParameters): number {
  return engineFor(parameters).intervalModifier;
}

/** Returns the memory that an answer of each rating at `at`, in the learner's zone, would result in. */
export function nextIntervals(
  memory: Memory,
  { at, timeZone }: { at: Date; timeZone: DayZone },
  origin: Origin,
  parameters: SchedulingParameters,
): Record<Rating, Memory> {
  // The clock of the machine that took the last answer may have been ahead of this one's.
  const earliest = Math.max(+origin.declaredAt, +(memory.lastReviewedAt ?? 0));
  const reviewedAt = new Date(Math.max(+at, earliest));
  const after = (rating: Rating) =>
    applyReview(memory, { id: '', reviewedAt, timeZone, rating }, origin, parameters);
  return { AGAIN: after('AGAIN'), HARD: after('HARD'), GOOD: after('GOOD'), EASY: after('EASY') };
}
