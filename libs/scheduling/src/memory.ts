import type { Rating, WordState } from '@wordgrove/contracts';
import { type DayZone, learnerDay } from './learner-day.js';

export type { Rating };

/** The state of a word. Suspension is left to the caller and is not a state of memory. */
export type MemoryState = Exclude<WordState, 'SUSPENDED'>;

/**
 * The memory state of one word, in plain numbers and dates, so that a database row can store it
 * exactly.
 */
export interface Memory {
  readonly state: MemoryState;
  /** Days until the chance of recall falls to 90 %; 0 while the word is NEW. */
  readonly stability: number;
  /** 1 (easy) to 10 (hard); 0 while the word is NEW. */
  readonly difficulty: number;
  /** The number of all folded reviews, including those before the last declaration. */
  readonly reviewCount: number;
  /** The number of times that the word was forgotten in REVIEW since the last declaration. */
  readonly lapseCount: number;
  /** Index of the (re)learning step that comes next; 0 outside LEARNING and RELEARNING. */
  readonly learningStep: number;
  readonly lastReviewedAt: Date | null;
  /** The zone in which the last review was made. Null also if there is none. */
  readonly lastReviewTimeZone: DayZone;
  readonly nextReviewAt: Date;
}

/** One entry of the review log. Reviews are folded in the order of (reviewedAt, id). */
export interface LoggedReview {
  readonly id: string;
  readonly reviewedAt: Date;
  /** The learner's zone at that time, by which its day is counted. */
  readonly timeZone: DayZone;
  readonly rating: Rating;
}

/** The learner's latest declaration about a word, with which its memory starts. */
export interface Origin {
  /** The seed of the fuzz, so that words that were learned or declared together are not all due on one day. */
  readonly seed: string;
  readonly createdAt: Date;
  /** 0–5; 0 means that the word is new. */
  readonly declaredMasteryLevel: number;
  /** The time at which the level was declared. For a new word, `createdAt`. */
  readonly declaredAt: Date;
  /** The learner's zone at that time. */
  readonly declaredTimeZone: DayZone;
}

/** The same without the zone, on which a memory without reviews does not depend. */
export type Beginning = Omit<Origin, 'declaredTimeZone'>;

/** The learner's scheduling parameters. */
export interface SchedulingParameters {
  /** The chance of recall at which a word is due, above 0 and at most 1. */
  readonly desiredRetention: number;
  /** The 21 weights of FSRS-6; the library's defaults when omitted. */
  readonly weights?: readonly number[];
}

/**
 * Returns the time at which the memory was last fresh: that of its last review or, if it came later, of
 * the declaration. Null while the word is NEW.
 */
export function strengthenedAt(memory: Memory, origin: Origin): Date | null {
  return strengthened(memory, origin)?.at ?? null;
}

/**
 * Returns the learner's days from the one on which the memory was last fresh to another one. Null while the word is
 * NEW. A learner who travels can come back to an earlier date: then it is none.
 */
export function daysSinceStrengthened(memory: Memory, origin: Origin, day: number): number | null {
  const last = strengthened(memory, origin);
  return last === null ? null : Math.max(day - learnerDay(last.at, last.zone), 0);
}

function strengthened(memory: Memory, origin: Origin): { at: Date; zone: DayZone } | null {
  if (memory.state === 'NEW') return null;
  const { lastReviewedAt, lastReviewTimeZone } = memory;
  return lastReviewedAt !== null && lastReviewedAt > origin.declaredAt
    ? { at: lastReviewedAt, zone: lastReviewTimeZone }
    : { at: origin.declaredAt, zone: origin.declaredTimeZone };
}
