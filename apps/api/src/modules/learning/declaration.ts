import { initialMemory, masteryLevel, type Origin } from '@wordgrove/scheduling';
import type { Declaration } from './learned-word.js';

/** Chance of recall at which a word falls due unless the learner's plan says otherwise. */
export const DEFAULT_RETENTION = 0.9;

/** What declaring a level makes of a word's memory. */
export function declare(origin: Origin, desiredRetention: number): Declaration {
  const memory = initialMemory(origin, { desiredRetention });
  return {
    level: origin.declaredMasteryLevel,
    declaredAt: origin.declaredAt,
    memory,
    masteryLevel: masteryLevel(memory),
  };
}
