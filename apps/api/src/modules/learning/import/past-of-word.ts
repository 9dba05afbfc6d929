import type { ImportContext } from '../../../platform/files/import-section.js';
import type { FoldedReview } from './word-of-file.js';

/** An answer that a deck's log has. */
export interface PastReview {
  at: Date;
  rating: 'AGAIN' | 'HARD' | 'GOOD' | 'EASY';
  timeMs: number;
}

/** What a deck says of a word's past. */
export interface PastOfWord {
  suspended: boolean;
  /** In the order of time. */
  reviews: readonly PastReview[];
}

/** A word that is new, with the reviews that came with it. */
export interface WordWithPast {
  wordId: string;
  reviews: readonly (FoldedReview & { timeMs?: number })[];
}

/** Adds the reviews of words that are new to the log, which another module keeps. */
export type RecordPast = (context: ImportContext, words: readonly WordWithPast[]) => Promise<void>;
