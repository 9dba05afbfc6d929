import {
  numberIn,
  openUntrusted,
  plainTables,
  textIn,
  type Database,
  type Row,
} from '@wordgrove/anki';

const TABLES: Readonly<Record<string, readonly string[]>> = {
  WORDS: ['id', 'word', 'stem', 'lang'],
  LOOKUPS: ['word_key', 'book_key', 'usage', 'timestamp'],
  BOOK_INFO: ['id', 'title'],
};

const PAGE = 100;
const MAX_TEXT = 300;
const MAX_USAGE = 10_000;

/** The names of tables that a fault shows. */
const MAX_SHOWN = 10;

const WORDS_SQL = `
  SELECT CAST(rowid AS INTEGER) AS position,
    CASE WHEN octet_length(id) <= ${MAX_TEXT} THEN id END AS id, substr(word, 1, ${MAX_TEXT}) AS word,
    substr(stem, 1, ${MAX_TEXT}) AS stem, substr(lang, 1, 20) AS lang
  FROM WORDS WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE}`;

const LOOKUPS_SQL = `
  SELECT substr(usage, 1, ${MAX_USAGE}) AS usage,
    (SELECT substr(title, 1, ${MAX_TEXT}) FROM BOOK_INFO WHERE id = book_key LIMIT 1) AS title
  FROM LOOKUPS WHERE word_key = ? ORDER BY timestamp DESC LIMIT ?`;

/** A word that somebody has looked up on a Kindle. */
export interface LookedUpWord {
  /** The number of the row, from 1. */
  position: number;
  word: string;
  /** The form in the dictionary. Empty if there is none. */
  stem: string;
  lang: string;
  /** Where it was looked up, the latest first. */
  lookups: readonly { usage: string; title: string }[];
}

/** The vocabulary of a Kindle, as its file `vocab.db` has it. */
export class Vocabulary {
  private constructor(private readonly database: Database) {}

  /**
   * Opens a file that may hold anything. The file is changed, so it must be a copy.
   * @throws UnknownTables; Error of SQLite if the file is damaged
   */
  static open(path: string): Vocabulary {
    const database = openUntrusted(path);
    try {
      checkTables(plainTables(database));
      // The tables of other programs may lack the indexes of a Kindle.
      database.exec(
        'CREATE INDEX IF NOT EXISTS wordgrove_lookups ON LOOKUPS (word_key);' +
          'CREATE INDEX IF NOT EXISTS wordgrove_books ON BOOK_INFO (id)',
      );
      return new Vocabulary(database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  count(): number {
    return numberIn(this.database.get('SELECT count(*) AS count FROM WORDS') as Row, 'count');
  }

  /** Returns the words in the order in which they were looked up first, each with at most this number of lookups. */
  *words(maxLookups: number): Generator<LookedUpWord> {
    for (let last = 0; ;) {
      const rows = this.database.all(WORDS_SQL, last) as Row[];
      for (const row of rows) yield this.wordOf(row, maxLookups);
      const next = numberIn(rows.at(-1) ?? {}, 'position');
      if (rows.length < PAGE || next <= last) return;
      last = next;
    }
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }

  private wordOf(row: Row, maxLookups: number): LookedUpWord {
    const found = this.database.all(LOOKUPS_SQL, [row['id'] ?? null, maxLookups]) as Row[];
    return {
      position: numberIn(row, 'position'),
      word: textIn(row, 'word'),
      stem: textIn(row, 'stem'),
      lang: textIn(row, 'lang'),
      lookups: found.map((each) => ({
        usage: textIn(each, 'usage').trim(),
        title: textIn(each, 'title').trim(),
      })),
    };
  }
}

/** The file is a database, but not one of a Kindle. The message says what it has. */
export class UnknownTables extends Error {}

function checkTables(tables: ReadonlyMap<string, readonly Row[]>): void {
  const isKnown = Object.entries(TABLES).every(([name, columns]) => {
    const there = tables.get(name)?.map((column) => textIn(column, 'name').toLowerCase());
    return columns.every((column) => there?.includes(column));
  });
  if (isKnown) return;
  const names = [...tables.keys()].slice(0, MAX_SHOWN).map((name) => `“${name.slice(0, 40)}”`);
  throw new UnknownTables(
    `The file is a SQLite database with the tables ${names.join(', ') || '(none)'}. Only the vocab.db of a Kindle is understood, which has WORDS, LOOKUPS and BOOK_INFO`,
  );
}
