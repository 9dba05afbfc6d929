import type { ImportColumn } from '@wordgrove/contracts';
import type { StoredType } from './stored-types.sql.js';

/** A member of a learned word that clients can set and change, in all its forms. */
export interface WordMember<Said = unknown, Stored = unknown, Shown = unknown> {
  type: StoredType;
  /** The largest number of items that the member may have; 1 if it is no list. */
  max: number;
  /** Returns what is stored for the value that a client sends, if it sends any. */
  stored(said: Said | undefined): Stored;
  shown(stored: Stored): Shown;
  /** Returns the result of collecting the word with the first value and then with the second. */
  merged(first: Stored, second: Stored): Stored;
  isWithinLimit(stored: Stored): boolean;
  /** The columns of the member in tables. They are repeated for each item of a long list. */
  columns: readonly ImportColumn[];
  /**
   * Returns the cells of the member in a table that has its columns `times` times; undefined for an empty
   * cell.
   */
  cells(shown: Shown, times: number): (string | null | undefined)[];
  /** Returns the value in a row of a table; `all` returns the cells that the row has in a column. */
  read(all: (column: ImportColumn) => string[]): Said | undefined;
}

/** A member that can be too long to come with a page of words. */
export interface LongWordMember<
  Said = unknown,
  Stored = unknown,
  Shown = unknown,
> extends WordMember<Said, Stored, Shown> {
  /** The share of a word's equal part of the page's bytes that the member may take, in eighths. */
  share: number;
}

/** Returns the same items, each of them once. */
export function distinct(items: readonly string[]): string[] {
  return [...new Set(items)];
}

/** Returns a list of this length. It ends with undefined if there are fewer items. */
export function padded<T>(items: readonly T[], length: number): (T | undefined)[] {
  return Array.from({ length }, (_, index) => items[index]);
}
