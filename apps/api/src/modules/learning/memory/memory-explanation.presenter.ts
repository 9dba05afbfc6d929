import type { MemoryDto, NextIntervalDto } from '@wordgrove/dto';
import type { MemoryExplanation, NextInterval } from './memory-explanation.js';

/** Returns the wire form of a word's memory and of the reason for its schedule. */
export function presentMemory(explained: MemoryExplanation): MemoryDto {
  const { memory, nextIntervals } = explained;
  return {
    state: explained.suspended ? 'SUSPENDED' : memory.state,
    stability: memory.stability,
    difficulty: memory.difficulty,
    retrievability: explained.retrievability,
    desired_retention: explained.desiredRetention,
    last_reviewed_at: memory.lastReviewedAt?.toISOString() ?? null,
    next_review_at: memory.nextReviewAt.toISOString(),
    next_intervals: {
      AGAIN: presentInterval(nextIntervals.AGAIN),
      HARD: presentInterval(nextIntervals.HARD),
      GOOD: presentInterval(nextIntervals.GOOD),
      EASY: presentInterval(nextIntervals.EASY),
    },
    reason: explained.reason,
  };
}

function presentInterval(next: NextInterval): NextIntervalDto {
  return {
    next_review_at: next.nextReviewAt.toISOString(),
    interval_seconds: next.intervalSeconds,
    mastery_level: next.masteryLevel,
  };
}
