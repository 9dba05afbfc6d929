import type { Memory } from './memory.js';

/** The mastery level that a learner sees and can declare. */
export type MasteryLevel = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * The stability in days for each declared level: inside the level's range and away from its limits.
 */
const SEED_STABILITY: readonly number[] = [0, 3, 12, 36, 85, 180];

/**
 * Mastery level of a memory, from its stability in days (docs/interface.md, "Mastery level").
 * A word in (re)learning is at 1 however stable it once was.
 */
export function masteryLevel(memory: Pick<Memory, 'state' | 'stability'>): MasteryLevel {
  if (memory.state === 'NEW') return 0;
  if (memory.state !== 'REVIEW' || memory.stability < 7) return 1;
  if (memory.stability < 21) return 2;
  if (memory.stability < 60) return 3;
  return memory.stability < 120 ? 4 : 5;
}

/**
 * Stability in days that declaring a level seeds; 0 for level 0.
 * @throws RangeError unless the level is an integer from 0 to 5
 */
export function seedStability(level: number): number {
  const stability = SEED_STABILITY[level];
  if (stability === undefined) throw new RangeError(`no mastery level ${level}`);
  return stability;
}
