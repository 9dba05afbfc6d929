import type { Language } from '@wordgrove/contracts';
import {
  applyReview,
  foldReviews,
  type LoggedReview,
  type Memory,
  type Origin,
  type SchedulingParameters,
} from '@wordgrove/scheduling';
import type { StoredMemory } from './stored-memory.js';

/** True where a review is later than all before, so that the log need not be read. */
export function isLatest(stored: StoredMemory, reviewedAt: Date): boolean {
  const { lastReviewedAt } = stored;
  return lastReviewedAt === null || reviewedAt.getTime() > Date.parse(lastReviewedAt);
}

/** The memory after one more review that is the latest. */
export function advance(
  stored: StoredMemory,
  review: LoggedReview,
  parameters: SchedulingParameters,
): Memory {
  return applyReview(memoryOf(stored), review, originOf(stored), parameters);
}

/** The memory after the whole log, in whatever order it is given. */
export function replay(
  stored: StoredMemory,
  log: readonly LoggedReview[],
  parameters: SchedulingParameters,
): Memory {
  return foldReviews(originOf(stored), log, parameters);
}

/** The memory as it was stored. */
export function memoryOf(stored: StoredMemory): Memory {
  const { lastReviewedAt } = stored;
  return {
    state: stored.memoryState,
    stability: stored.stability,
    difficulty: stored.difficulty,
    reviewCount: stored.reviewCount,
    lapseCount: stored.lapseCount,
    learningStep: stored.learningStep,
    lastReviewedAt: lastReviewedAt === null ? null : new Date(lastReviewedAt),
    nextReviewAt: new Date(stored.nextReviewAt),
  };
}

/** Of the fuzz: not the row's id, so that a log folds to the same after an export and import. */
export function memorySeed(language: Language, termKey: string): string {
  return `${language} ${termKey}`;
}

/** What the fold starts from. */
export function originOf(stored: StoredMemory): Origin {
  const { language, termKey, createdAt, declaredAt, declaredMasteryLevel } = stored;
  // A word that was collected as new declares nothing, so that an answer given offline before the
  // word had reached the service shapes its memory like any other.
  const isUndeclared = declaredMasteryLevel === 0 && declaredAt === createdAt;
  return {
    seed: memorySeed(language, termKey),
    createdAt: new Date(createdAt),
    declaredMasteryLevel,
    declaredAt: new Date(isUndeclared ? 0 : declaredAt),
  };
}
