import { initialMemory, masteryLevel, type Origin } from '@wordgrove/scheduling';
import type { Declaration, LearnedWord } from './learned-word.js';

/** Chance of recall at which a word falls due unless the learner's plan says otherwise. */
export const DEFAULT_RETENTION = 0.9;

/** What declaring a level makes of a word's memory. */
export function declare(origin: Origin, desiredRetention = DEFAULT_RETENTION): Declaration {
  const memory = initialMemory(origin, { desiredRetention });
  return {
    level: origin.declaredMasteryLevel,
    declaredAt: origin.declaredAt,
    memory,
    masteryLevel: masteryLevel(memory),
  };
}

/** What declaring a level anew makes of the memory of a word that may have been reviewed. */
export function redeclare(
  word: LearnedWord,
  level: number,
  at: Date,
  desiredRetention = DEFAULT_RETENTION,
): Declaration {
  const { id, createdAt, lastReviewedAt } = word;
  // The fold applies a review of the same millisecond after the declaration; the learner declared
  // with that review behind them.
  const afterReview = lastReviewedAt === null ? 0 : Date.parse(lastReviewedAt) + 1;
  const origin = {
    wordId: id,
    createdAt: new Date(createdAt),
    declaredMasteryLevel: level,
    declaredAt: new Date(Math.max(at.getTime(), afterReview)),
  };
  return declare(origin, desiredRetention);
}
