import type { Language } from '@wordgrove/contracts';
import {
  type Beginning,
  initialMemory,
  masteryLevel,
  type SchedulingParameters,
} from '@wordgrove/scheduling';
import type { Declaration } from './learned-word.js';
import type { StoredMemory } from './memory/stored-memory.js';
import { memorySeed, originOf } from './memory/word-memory.js';

/** Returns the memory to which a declared level leads. */
export function declare(declared: Beginning, parameters: SchedulingParameters): Declaration {
  const memory = initialMemory(declared, parameters);
  return {
    level: declared.declaredMasteryLevel,
    declaredAt: declared.declaredAt,
    memory,
    masteryLevel: masteryLevel(memory),
  };
}

/** Returns the memory of a word that is collected at this moment with a declared level (0: none). */
export function declareNew(
  { level, language, termKey }: { level: number; language: Language; termKey: string },
  at: Date,
  parameters: SchedulingParameters,
): Declaration {
  const seed = memorySeed(language, termKey);
  return declare({ seed, createdAt: at, declaredMasteryLevel: level, declaredAt: at }, parameters);
}

/** Returns the memory to which a new declaration leads for a word that may have been reviewed. */
export function redeclare(
  stored: StoredMemory,
  level: number,
  at: Date,
  parameters: SchedulingParameters,
): Declaration {
  const { lastReviewedAt } = stored;
  // The fold applies a review of the same millisecond after the declaration, but the learner declared the
  // level after that review.
  const afterReview = lastReviewedAt === null ? 0 : Date.parse(lastReviewedAt) + 1;
  const origin = {
    ...originOf(stored),
    declaredMasteryLevel: level,
    declaredAt: new Date(Math.max(at.getTime(), afterReview)),
  };
  return declare(origin, parameters);
}
