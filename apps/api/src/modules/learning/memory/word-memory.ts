import type { Language } from '@wordgrove/contracts';
import {
  applyReview,
  initialMemory,
  type LoggedReview,
  type Memory,
  type Origin,
  type SchedulingParameters,
} from '@wordgrove/scheduling';
import { Pause } from '../../../platform/time/pause.js';
import type { StoredMemory } from './stored-memory.js';

/** Returns true if a review is later than all before, so that the log need not be read. */
export function isLatest(stored: StoredMemory, reviewedAt: Date): boolean {
  const { lastReviewedAt } = stored;
  return lastReviewedAt === null || reviewedAt.getTime() > Date.parse(lastReviewedAt);
}

/** Returns the memory after one more review, which is the latest. */
export function advance(
  stored: StoredMemory,
  review: LoggedReview,
  parameters: SchedulingParameters,
): Memory {
  return applyReview(memoryOf(stored), review, originOf(stored), parameters);
}

/** Returns the memory after the whole log, which may have any length. Its reviews are sorted by time and then by id. */
export async function replay(
  stored: StoredMemory,
  log: readonly LoggedReview[],
  parameters: SchedulingParameters,
  pause = new Pause(),
): Promise<Memory> {
  const origin = originOf(stored);
  let memory = initialMemory(origin, parameters);
  for (const review of log) {
    memory = applyReview(memory, review, origin, parameters);
    if (pause.isDue) await pause.take();
  }
  return memory;
}

/** Returns the memory as it was stored. */
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
    lastReviewTimeZone: stored.lastReviewTimeZone,
    nextReviewAt: new Date(stored.nextReviewAt),
  };
}

/**
 * Returns the seed of the fuzz. It is not the row's id, so that a log folds to the same memory after an
 * export and an import.
 */
export function memorySeed(language: Language, termKey: string): string {
  return `${language} ${termKey}`;
}

/** Returns the state from which the fold starts. */
export function originOf(stored: StoredMemory): Origin {
  const { language, termKey, createdAt, declaredAt, declaredMasteryLevel } = stored;
  // A word that was collected as new declares nothing. So an answer that was given offline before the word
  // reached the service shapes the memory like any other.
  const isUndeclared = declaredMasteryLevel === 0 && declaredAt === createdAt;
  return {
    seed: memorySeed(language, termKey),
    createdAt: new Date(createdAt),
    declaredMasteryLevel,
    declaredAt: new Date(isUndeclared ? 0 : declaredAt),
    declaredTimeZone: stored.declaredTimeZone,
  };
}
