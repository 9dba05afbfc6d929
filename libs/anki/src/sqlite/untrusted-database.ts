import sqlite, { type Database } from 'node-sqlite3-wasm';
import { numberIn, type Row, textIn } from './value.js';

export type { Database };

/** More tables than any file has that is read here. */
const MAX_TABLES = 100;
/** More bytes than the name of a table, a column or a type has. */
const MAX_NAME = 200;

/**
 * Opens a file that may hold anything. The file is changed, so it must be a copy. It may contain schema that runs code, so
 * none of it is trusted. The size of the cache is limited, in KiB. Nobody else reads the copy: a lock for every query would
 * cost more than the query, and without the exclusive lock SQLite in WebAssembly opens no file in write-ahead mode, in
 * which current versions of Anki leave theirs.
 */
export function openUntrusted(path: string): Database {
  const database = new sqlite.Database(path, { fileMustExist: true });
  try {
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA cache_size = -16384;' +
        'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF',
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Returns the columns of the tables of a database, by the names of the tables. A view or a virtual table under a table's
 * name could run forever, and a generated column is code as well, so it has none of them.
 */
export function plainTables(database: Database): Map<string, Row[]> {
  const tables = database.all(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
       AND octet_length(name) <= ${MAX_NAME} LIMIT ${MAX_TABLES}`,
  ) as Row[];
  const columnsOf = (name: string) =>
    database.all(
      `SELECT substr(name, 1, ${MAX_NAME}) AS name, substr(type, 1, ${MAX_NAME}) AS type, pk, hidden
       FROM pragma_table_xinfo(?)`,
      name,
    ) as Row[];
  return new Map(
    tables
      .map((table): [string, Row[]] => [textIn(table, 'name'), columnsOf(textIn(table, 'name'))])
      .filter(([, columns]) => columns.every((column) => numberIn(column, 'hidden') === 0)),
  );
}
