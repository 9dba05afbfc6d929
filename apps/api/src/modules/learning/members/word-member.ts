import type { ImportColumn } from '@wordgrove/contracts';
import type { StoredType } from './stored-types.js';

/** A member of a learned word that clients say and may change, in all its forms. */
export interface WordMember<Said = unknown, Stored = unknown, Shown = unknown> {
  type: StoredType;
  /** The most items that it may have; one where it is no list. */
  most: number;
  /** What is stored of what a client says, if that is anything. */
  stored(said: Said | undefined): Stored;
  shown(stored: Stored): Shown;
  /** What collecting the word with the one and then with the other comes to. */
  merged(first: Stored, second: Stored): Stored;
  isWithinLimit(stored: Stored): boolean;
  /** Its columns in tables; for each item of a long list they come once more. */
  columns: readonly ImportColumn[];
  /** Its cells in a table that has its columns so many times; undefined for an empty one. */
  cells(shown: Shown, times: number): (string | null | undefined)[];
  /** What a row of a table says; `all` gives the row's cells of a column. */
  read(all: (column: ImportColumn) => string[]): Said | undefined;
}

/** The same items, each once. */
export function distinct(items: readonly string[]): string[] {
  return [...new Set(items)];
}

/** So many items, some of which may not be there. */
export function padded<T>(items: readonly T[], length: number): (T | undefined)[] {
  return Array.from({ length }, (_, index) => items[index]);
}
