import type { SQLiteValue } from 'node-sqlite3-wasm';
import { AnkiPackageError } from '../anki-package-error.js';

/** A row from SQLite: any column can have any type. */
export type Row = Record<string, SQLiteValue>;

/** Returns a column as a finite number, or 0 for any other value. */
export function numberIn(row: Row, column: string): number {
  const number = Number(row[column] ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/** Returns a column as text. Bytes are read as UTF-8. */
export function textIn(row: Row, column: string): string {
  const value = row[column] ?? '';
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value);
}

/** The id of a row. It may have any 64 bits, more than a number holds exactly. */
export type Id = bigint;

export const MIN_ID: Id = -(2n ** 63n);
const MAX_ID: Id = 2n ** 63n - 1n;

/**
 * Returns the id after the last one of those that were read from an id on, or null after the largest.
 * @throws AnkiPackageError DAMAGED if the ids have gone back, from which they would go round for ever
 */
export function idAfter(id: SQLiteValue | undefined, from: Id): Id | null {
  const last = BigInt(id as number | bigint);
  if (last < from)
    throw new AnkiPackageError('DAMAGED', 'The rows of the Anki collection are not in order.');
  return last < MAX_ID ? last + 1n : null;
}
