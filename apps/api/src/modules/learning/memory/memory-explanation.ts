import {
  learnerDay,
  masteryLevel,
  type Memory,
  nextIntervals,
  type Rating,
  retrievability,
  strengthenedAt,
} from '@wordgrove/scheduling';
import { reasonOf, type ReasonParts } from './memory-reason.js';
import type { ExplainedMemory } from './memory-explanation.repository.js';
import { parametersOf } from './memory-parameters.js';
import { memoryOf, originOf } from './word-memory.js';

/** The schedule to which an answer with a certain rating would lead. */
export interface NextInterval {
  nextReviewAt: Date;
  intervalSeconds: number;
  masteryLevel: number;
}

/** The explanation of the time at which a word is due. */
export interface MemoryExplanation extends ReasonParts {
  nextIntervals: Record<Rating, NextInterval>;
  reason: string;
}

/** Returns the explanation of a word's schedule at the time `now`. */
export function explainMemory(word: ExplainedMemory, now: Date): MemoryExplanation {
  const [memory, origin, parameters] = [memoryOf(word), originOf(word), parametersOf(word)];
  const { timeZone } = word;
  const next = nextIntervals(memory, { at: now, timeZone }, origin, parameters);
  const explained = {
    memory,
    suspended: word.suspended,
    retrievability: retrievability(memory, learnerDay(now, timeZone), origin, parameters),
    desiredRetention: parameters.desiredRetention,
    strengthenedAt: strengthenedAt(memory, origin),
  };
  return {
    ...explained,
    nextIntervals: {
      AGAIN: intervalOf(next.AGAIN),
      HARD: intervalOf(next.HARD),
      GOOD: intervalOf(next.GOOD),
      EASY: intervalOf(next.EASY),
    },
    reason: reasonOf(explained, now),
  };
}

function intervalOf(memory: Memory): NextInterval {
  const { nextReviewAt, lastReviewedAt } = memory;
  const milliseconds = nextReviewAt.getTime() - (lastReviewedAt ?? nextReviewAt).getTime();
  return {
    nextReviewAt,
    intervalSeconds: Math.round(milliseconds / 1000),
    masteryLevel: masteryLevel(memory),
  };
}
