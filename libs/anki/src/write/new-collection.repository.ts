import sqlite, { type Database, type SQLiteValue, type Statement } from 'node-sqlite3-wasm';
import type { AnkiNoteToWrite } from '../anki-note-to-write.js';
import { cardRow } from './card-row.js';
import { collectionRow } from './collection-row.js';
import { noteRow } from './note-row.js';
import { reviewRows } from './review-rows.js';
import { SCHEMA_11 } from './schema-11.js';
import { UniqueIds } from './unique-ids.js';

type Row = Record<string, SQLiteValue>;

const COLUMNS = {
  notes: ['id', 'guid', 'mid', 'mod', 'usn', 'tags', 'flds', 'sfld', 'csum', 'flags', 'data'],
  cards: [
    ...['id', 'nid', 'did', 'ord', 'mod', 'usn', 'type', 'queue', 'due', 'ivl', 'factor', 'reps'],
    ...['lapses', 'left', 'odue', 'odid', 'flags', 'data'],
  ],
  revlog: ['id', 'cid', 'usn', 'ease', 'ivl', 'lastIvl', 'factor', 'time', 'type'],
};

/**
 * Nobody else reads the file, and it is deleted if writing fails, so it needs no locks and no
 * journal. The size of the cache is limited, in KiB. It is small, because what is in it at the end is written at once.
 */
const UNSHARED = `
  PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF; PRAGMA cache_size = -2048;`;

/** A new collection file of schema 11. It is complete after `finish`. */
export class NewCollectionRepository {
  private readonly database: Database;
  private readonly inserts = new Map<string, Statement>();
  private readonly noteIds = new UniqueIds();
  private readonly reviewIds = new UniqueIds();
  private newCards = 0;

  /** @throws Error if the file cannot be created */
  constructor(path: string, deckName: string, writtenAt: Date) {
    this.database = new sqlite.Database(path);
    try {
      this.database.exec(UNSHARED);
      this.database.exec(SCHEMA_11);
      // There is one transaction for all: a commit per batch would write every changed page of the
      // indexes each time.
      this.database.exec('BEGIN');
      const row: Row = collectionRow(deckName, writtenAt);
      this.database.run(insertSql('col', Object.keys(row)), Object.values(row));
      for (const [table, columns] of Object.entries(COLUMNS))
        this.inserts.set(table, this.database.prepare(insertSql(table, columns)));
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Adds a note with its card and reviews. */
  async add(note: AnkiNoteToWrite): Promise<void> {
    const row = noteRow(note);
    // One note has one card, and both have the same id.
    const id = this.noteIds.take(note.createdAt.getTime(), (free) =>
      this.insert('notes', { id: free, ...row }),
    );
    const lastReviewAt = await this.addReviews(note, id);
    if (note.card.type === 'NEW') this.newCards += 1;
    const card = cardRow(note.card, this.newCards, lastReviewAt);
    this.insert('cards', { id, nid: id, mod: row.mod, ...card });
  }

  finish(): void {
    this.database.exec('COMMIT');
  }

  close(): void {
    for (const statement of this.inserts.values()) release(statement);
    this.inserts.clear();
    if (this.database.isOpen) this.database.close();
  }

  /** Returns the time of the last review. */
  private async addReviews(note: AnkiNoteToWrite, cardId: number): Promise<number | undefined> {
    let earliest = 0;
    let last: number | undefined;
    for await (const { at, ...row } of reviewRows(note.card)) {
      last = at;
      const id = this.reviewIds.take(Math.max(at, earliest), (free) =>
        this.insert('revlog', { id: free, cid: cardId, ...row }),
      );
      // The ids of a card's reviews define their order.
      earliest = id + 1;
    }
    return last;
  }

  /** Returns true if the row's id was not in use. */
  private insert(table: keyof typeof COLUMNS, row: Row): boolean {
    const values = COLUMNS[table].map((column) => row[column] ?? null);
    return this.inserts.get(table)?.run(values).changes === 1;
  }
}

function release(statement: Statement): void {
  try {
    statement.finalize();
  } catch {
    // The error only repeats why the last row could not be written. The statement is released
    // anyway.
  }
}

function insertSql(table: string, columns: readonly string[]): string {
  const places = columns.map(() => '?').join(', ');
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`;
}
