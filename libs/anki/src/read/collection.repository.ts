import type { BindValues, Database } from 'node-sqlite3-wasm';
import { AnkiPackageError, asDamage } from '../anki-package-error.js';
import { openUntrusted, plainTables } from '../sqlite/untrusted-database.js';
import { numberIn, numbers, type Row, textIn } from '../sqlite/value.js';

const MIN_SCHEMA = 11;
const MAX_SCHEMA = 18;
/** The maximum size of what creates a table, and the maximum number of tables and indexes, that name Anki's collation. */
const MAX_SCHEMA_BYTES = 10_000;
const MAX_CHANGED = 100;

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

/** An extracted collection that is open for reading. */
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
      database = openUntrusted(path);
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
 * Anki registers its own collation, and SQLite reads no table that names a collation it does not
 * have. No query here compares names, so any other collation will do.
 */
function replaceCollations(database: Database): void {
  const rows = database.all(
    `SELECT rowid AS id, sql FROM sqlite_schema
     WHERE octet_length(sql) <= ${MAX_SCHEMA_BYTES} AND sql LIKE '%unicase%' LIMIT ${MAX_CHANGED}`,
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
  const tables = plainTables(database);
  const hasTypeTables = tables.has('notetypes');
  const expected = hasTypeTables ? { ...TABLES, ...NEW_TABLES } : TABLES;
  for (const [table, columns] of Object.entries(expected))
    if (!hasColumns(tables.get(table), columns)) throw unknownSchema();
  checkVersion(database);
  return hasTypeTables;
}

/** Without its key, a table cannot be read page by page. */
function hasColumns(table: readonly Row[] | undefined, columns: readonly string[]): boolean {
  if (table === undefined) return false;
  const names = new Set(table.map((row) => textIn(row, 'name').toLowerCase()));
  const id = table.find((row) => textIn(row, 'name').toLowerCase() === 'id');
  const isKeyed =
    !columns.includes('id') ||
    (id !== undefined && numberIn(id, 'pk') === 1 && /^integer$/i.test(textIn(id, 'type')));
  return isKeyed && columns.every((column) => names.has(column));
}

function checkVersion(database: Database): void {
  const row = database.get(`SELECT ${numbers('ver')} FROM col LIMIT 1`) as Row | null;
  const version = row === null ? 0 : numberIn(row, 'ver');
  if (version < MIN_SCHEMA || version > MAX_SCHEMA) throw unknownSchema();
}

const unknownSchema = () =>
  new AnkiPackageError('SCHEMA_UNKNOWN', 'The Anki collection is of an unknown version.');
