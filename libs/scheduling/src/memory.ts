import type { Rating, WordState } from '@wordgrove/contracts';

export type { Rating };

/** Where a word stands; suspension is the caller's affair and no state of memory. */
export type MemoryState = Exclude<WordState, 'SUSPENDED'>;

/** What is remembered of one word. Plain numbers and dates, so that a database row can keep it exactly. */
export interface Memory {
  readonly state: MemoryState;
  /** Days until the chance of recall falls to 90 %; 0 while the word is NEW. */
  readonly stability: number;
  /** 1 (easy) to 10 (hard); 0 while the word is NEW. */
  readonly difficulty: number;
  /** Every review ever folded, those before the last declaration included. */
  readonly reviewCount: number;
  /** Times a word in REVIEW was forgotten, since the last declaration. */
  readonly lapseCount: number;
  /** Index of the (re)learning step that comes next; 0 outside LEARNING and RELEARNING. */
  readonly learningStep: number;
  readonly lastReviewedAt: Date | null;
  readonly nextReviewAt: Date;
}

/** One entry of the review log. Reviews are folded in the order of (reviewedAt, id). */
export interface LoggedReview {
  readonly id: string;
  readonly reviewedAt: Date;
  readonly rating: Rating;
}

/** What the learner has declared of a word. */
export interface Declared {
  readonly createdAt: Date;
  /** 0–5; 0 means that the word is new. */
  readonly declaredMasteryLevel: number;
  /** When the level was declared; for a word just collected, `createdAt`. */
  readonly declaredAt: Date;
}

/** What a word's memory starts from: the learner's latest declaration. */
export interface Origin extends Declared {
  /** Of the fuzz, so that words learned together do not all fall due on one day. */
  readonly seed: string;
}

/** How the learner wants to be scheduled. */
export interface SchedulingParameters {
  /** Chance of recall at which a word falls due, above 0 and at most 1. */
  readonly desiredRetention: number;
  /** The 21 weights of FSRS-6; the library's defaults when omitted. */
  readonly weights?: readonly number[];
}

/**
 * When the memory was last fresh: its last review or, if that came later, the declaration.
 * Null while the word is NEW.
 */
export function strengthenedAt(memory: Memory, origin: Origin): Date | null {
  if (memory.state === 'NEW') return null;
  const { lastReviewedAt } = memory;
  return lastReviewedAt !== null && lastReviewedAt > origin.declaredAt
    ? lastReviewedAt
    : origin.declaredAt;
}
