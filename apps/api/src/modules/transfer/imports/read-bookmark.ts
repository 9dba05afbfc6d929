import type { ImportError } from '../../../platform/files/import-fault.js';

/** Numbers of items of which no batch has told yet. */
export interface UnsentCounts {
  itemCount: number;
  rowCount: number;
}

/** The place in a file up to which it has been read, and what was found there. */
export interface ReadBookmark {
  /** The number of pieces of a text that have been read. */
  pieceCount: number;
  /** The number of items before it, with those that are parts of others. */
  itemCount: number;
  partCount: number;
  rowCount: number;
  unsent: UnsentCounts;
  sections: readonly string[];
  faults: { count: number; first: readonly ImportError[] };
}
