import sqlite, { type BindValues, type Database } from 'node-sqlite3-wasm';
import { AnkiPackageError, asDamage } from '../anki-package-error.js';
import { numberIn, type Row, textIn } from './value.js';

const MIN_SCHEMA = 11;
const MAX_SCHEMA = 18;

/** The columns that are read from the tables of every schema. */
const TABLES: Record<string, readonly string[]> = {
  col: ['crt', 'ver', 'conf', 'models', 'decks'],
  notes: ['id', 'mid', 'tags', 'flds', 'data'],
  cards: [
    ...['id', 'nid', 'did', 'ord', 'type', 'queue', 'due', 'ivl', 'factor', 'reps', 'lapses'],
    ...['odue', 'odid', 'data'],
  ],
  revlog: ['id', 'cid', 'ease', 'ivl', 'factor', 'time', 'type'],
};

/** Since schema 15, these tables hold what was JSON in `col`. */
const NEW_TABLES: Record<string, readonly string[]> = {
  notetypes: ['id', 'name'],
  fields: ['ntid', 'ord', 'name'],
  decks: ['id', 'name'],
  config: ['key', 'val'],
};

/** An extracted collection that is open for reading. Only this file uses the SQLite library. */
export class CollectionRepository {
  private constructor(
    private readonly database: Database,
    /** True if note types and decks have their own tables. */
    readonly hasTypeTables: boolean,
  ) {}

  /**
   * Opens a file that may hold anything. The file is changed, so it must be a copy.
   * @throws AnkiPackageError DAMAGED, SCHEMA_UNKNOWN
   */
  static open(path: string): CollectionRepository {
    let database: Database | undefined;
    try {
      database = new sqlite.Database(path, { fileMustExist: true });
      harden(database);
      replaceCollations(database);
      const hasTypeTables = checkSchema(database);
      return new CollectionRepository(database, hasTypeTables);
    } catch (error) {
      database?.close();
      throw asDamage(error);
    }
  }

  /** @throws AnkiPackageError DAMAGED */
  all(sql: string, values?: BindValues): Row[] {
    try {
      return this.database.all(sql, values) as Row[];
    } catch (error) {
      throw asDamage(error);
    }
  }

  /**
   * Runs one query for many values.
   * @throws AnkiPackageError DAMAGED
   */
  withPrepared<T>(sql: string, use: (all: (values: BindValues) => Row[]) => T): T {
    try {
      const statement = this.database.prepare(sql);
      try {
        return use((values) => statement.all(values) as Row[]);
      } finally {
        statement.finalize();
      }
    } catch (error) {
      throw asDamage(error);
    }
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }
}

/**
 * A file may contain schema that runs code, so none of it is trusted. The size of the cache is
 * limited, in KiB. Nobody else reads the copy: a lock for every query would cost more than the
 * query, and without the exclusive lock SQLite in WebAssembly opens no file in write-ahead mode, in
 * which current versions of Anki leave theirs.
 */
function harden(database: Database): void {
  database.exec(
    'PRAGMA locking_mode = EXCLUSIVE; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA cache_size = -32768;' +
      'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF',
  );
}

/**
 * Anki registers its own collation, and SQLite reads no table that names a collation it does not
 * have. No query here compares names, so any other collation will do.
 */
function replaceCollations(database: Database): void {
  const rows = database.all(
    "SELECT rowid AS id, sql FROM sqlite_schema WHERE sql LIKE '%unicase%'",
  ) as Row[];
  if (rows.length === 0) return;
  database.exec('PRAGMA writable_schema = ON');
  for (const row of rows) {
    const sql = textIn(row, 'sql').replaceAll(/\bcollate\s+unicase\b/gi, 'COLLATE NOCASE');
    database.run('UPDATE sqlite_schema SET sql = ? WHERE rowid = ?', [sql, numberIn(row, 'id')]);
  }
  database.exec('PRAGMA writable_schema = RESET');
}

function checkSchema(database: Database): boolean {
  const names = database.all(
    "SELECT name, type, wr FROM pragma_table_list WHERE schema = 'main'",
  ) as Row[];
  // A view or a virtual table under a table's name could run forever.
  const tables = new Set(
    names.filter((row) => row['type'] === 'table').map((row) => textIn(row, 'name')),
  );
  const hasTypeTables = tables.has('notetypes');
  const expected = hasTypeTables ? { ...TABLES, ...NEW_TABLES } : TABLES;
  for (const [table, columns] of Object.entries(expected))
    if (!tables.has(table) || !hasColumns(database, table, columns)) throw unknownSchema();
  checkVersion(database);
  return hasTypeTables;
}

function hasColumns(database: Database, table: string, columns: readonly string[]): boolean {
  const rows = database.all(
    'SELECT name, type, pk, hidden FROM pragma_table_xinfo(?)',
    table,
  ) as Row[];
  // A generated column is code as well. Without its key, a table cannot be read page by page.
  if (rows.some((row) => numberIn(row, 'hidden') !== 0)) return false;
  const names = new Set(rows.map((row) => textIn(row, 'name').toLowerCase()));
  const id = rows.find((row) => textIn(row, 'name').toLowerCase() === 'id');
  const isKeyed =
    !columns.includes('id') ||
    (id !== undefined && numberIn(id, 'pk') === 1 && /^integer$/i.test(textIn(id, 'type')));
  return isKeyed && columns.every((column) => names.has(column));
}

function checkVersion(database: Database): void {
  const row = database.get('SELECT ver FROM col') as Row | null;
  const version = row === null ? 0 : numberIn(row, 'ver');
  if (version < MIN_SCHEMA || version > MAX_SCHEMA) throw unknownSchema();
}

const unknownSchema = () =>
  new AnkiPackageError('SCHEMA_UNKNOWN', 'The Anki collection is of an unknown version.');
