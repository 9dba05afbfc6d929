import type { LoggedReview, Memory } from '@wordgrove/scheduling';
import type { Pause } from '../../../platform/time/pause.js';
import { memoryOf, parametersOf, replay, type ScheduledMemory } from '../../learning/index.js';

/** Returns the memory to write for a word with this log, or undefined if it stays the same. */
export async function refolded(
  word: ScheduledMemory,
  log: readonly LoggedReview[],
  pause: Pause,
): Promise<Memory | undefined> {
  const memory = await replay(word, log, parametersOf(word), pause);
  return isSame(memory, memoryOf(word)) ? undefined : memory;
}

function isSame(one: Memory, other: Memory): boolean {
  return (
    one.state === other.state &&
    one.stability === other.stability &&
    one.difficulty === other.difficulty &&
    one.learningStep === other.learningStep &&
    one.reviewCount === other.reviewCount &&
    one.lapseCount === other.lapseCount &&
    one.lastReviewedAt?.getTime() === other.lastReviewedAt?.getTime() &&
    one.nextReviewAt.getTime() === other.nextReviewAt.getTime()
  );
}
