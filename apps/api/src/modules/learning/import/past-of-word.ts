import type { ItemPlace } from '../../../platform/files/import-fault.js';
import type { WriteContext } from '../../../platform/files/import-section.js';
import type { FoldedReview } from './word-of-file.js';

/** An answer in the log of a deck. */
export interface PastReview {
  /** ISO 8601. */
  at: string;
  rating: 'AGAIN' | 'HARD' | 'GOOD' | 'EASY';
  timeMs: number;
}

/** The past of a word according to a deck. */
export interface PastOfWord {
  suspended: boolean;
  /** The reviews, the oldest first. */
  reviews: readonly PastReview[];
}

/** A new word with the reviews that came with it. */
export interface WordWithPast {
  wordId: string;
  /** The id of the word in the file, by which reviews in the file name it. */
  idInFile?: string | undefined;
  /** The place of the word in the file, if the file gives a memory for it. */
  remembered?: ItemPlace | undefined;
  /** The reviews that came inside of the word. */
  reviews: readonly (FoldedReview & { timeMs?: number })[];
}

/** Adds the reviews of new words, wherever in the file they are, to the log, which another module keeps. */
export type RecordPast = (context: WriteContext, words: readonly WordWithPast[]) => Promise<void>;
