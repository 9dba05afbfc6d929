import type { SQLiteValue } from 'node-sqlite3-wasm';
import { AnkiPackageError } from '../anki-package-error.js';

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
