import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CollectionRepository } from './collection.repository.js';
import { type Id, idAfter, MIN_ID } from './row-id.js';

const ROWS_PER_TURN = 5000;

/**
 * Makes sure that a note's cards and a card's reviews are found without reading the whole table:
 * third-party tools leave out Anki's indexes.
 * @throws AnkiPackageError DAMAGED
 */
export async function ensureIndexes(collection: CollectionRepository): Promise<void> {
  if (!isIndexed(collection, 'cards', 'nid')) await index(collection, 'cards', 'nid');
  if (!isIndexed(collection, 'revlog', 'cid')) await index(collection, 'revlog', 'cid');
}

function isIndexed(collection: CollectionRepository, table: string, column: string): boolean {
  const indexes = collection.all(
    `SELECT 1 FROM pragma_index_list(?) AS i, pragma_index_info(i.name) AS c
     WHERE i.partial = 0 AND c.seqno = 0 AND lower(c.name) = ?`,
    [table, column],
  );
  return indexes.length > 0;
}

/**
 * Copies the table row by row. Creating an index on a full table would sort it in memory, in one
 * step.
 */
async function index(collection: CollectionRepository, table: string, column: string) {
  collection.all(`ALTER TABLE ${table} RENAME TO wordgrove_${table}`);
  collection.all(`CREATE TABLE ${table} AS SELECT * FROM wordgrove_${table} LIMIT 0`);
  collection.all(`CREATE INDEX wordgrove_${table}_${column} ON ${table} (${column})`);
  for (let from: Id | null = MIN_ID; from !== null; from = copyRows(collection, table, from))
    await nextTurn();
}

/** Copies some rows, beginning at an id. Returns the id for the next call, or null at the end. */
function copyRows(collection: CollectionRepository, table: string, from: Id): Id | null {
  const [row = {}] = collection.all(
    `SELECT max(id) AS last FROM
       (SELECT id FROM wordgrove_${table} WHERE id >= ? ORDER BY id LIMIT ${ROWS_PER_TURN})`,
    from,
  );
  const last = row['last'] as number | bigint | null;
  if (last === null) return null;
  collection.all(`INSERT INTO ${table} SELECT * FROM wordgrove_${table} WHERE id BETWEEN ? AND ?`, [
    from,
    last,
  ]);
  return idAfter(last, from);
}
