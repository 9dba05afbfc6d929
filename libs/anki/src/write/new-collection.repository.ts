import sqlite, { type Database, type SQLiteValue, type Statement } from 'node-sqlite3-wasm';
import type { AnkiNoteToWrite } from '../anki-note-to-write.js';
import { cardRow } from './card-row.js';
import { collectionRow } from './collection-row.js';
import { noteRow } from './note-row.js';
import { reviewRows } from './review-rows.js';
import { SCHEMA_11 } from './schema-11.js';
import { UniqueIds } from './unique-ids.js';

type Row = Record<string, SQLiteValue>;
/** Whether the row was new; false for an id that is taken. */
type Insert = (row: Row) => boolean;

const NOTE_COLUMNS = [
  'id',
  'guid',
  'mid',
  'mod',
  'usn',
  'tags',
  'flds',
  'sfld',
  'csum',
  'flags',
  'data',
];
const CARD_COLUMNS = [
  ...['id', 'nid', 'did', 'ord', 'mod', 'usn', 'type', 'queue', 'due', 'ivl', 'factor', 'reps'],
  ...['lapses', 'left', 'odue', 'odid', 'flags', 'data'],
];
const REVIEW_COLUMNS = ['id', 'cid', 'usn', 'ease', 'ivl', 'lastIvl', 'factor', 'time', 'type'];

/** A new collection file of schema 11. */
export class NewCollectionRepository {
  private readonly database: Database;
  private readonly noteIds = new UniqueIds();
  private readonly reviewIds = new UniqueIds();
  private newCards = 0;

  /** @throws Error when the file exists or cannot be made */
  constructor(path: string, deckName: string, writtenAt: Date) {
    this.database = new sqlite.Database(path);
    try {
      // A half-written file is thrown away, so nothing is gained by a journal. The cache is bounded, in KiB.
      this.database.exec(
        'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32768',
      );
      this.database.exec(SCHEMA_11);
      this.insertCollection(collectionRow(deckName, writtenAt));
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  /** Adds notes with their cards and reviews in one transaction. */
  add(notes: readonly AnkiNoteToWrite[]): void {
    this.database.exec('BEGIN');
    const statements = [
      this.prepare('notes', NOTE_COLUMNS),
      this.prepare('cards', CARD_COLUMNS),
      this.prepare('revlog', REVIEW_COLUMNS),
    ] as const;
    try {
      const [insertNote, insertCard, insertReview] = statements.map(({ insert }) => insert);
      for (const note of notes) {
        const id = this.addNote(note, insertNote as Insert, insertCard as Insert);
        this.addReviews(note, id, insertReview as Insert);
      }
    } finally {
      for (const { statement } of statements) statement.finalize();
    }
    this.database.exec('COMMIT');
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }

  /** One note has one card, and both have the same id. */
  private addNote(note: AnkiNoteToWrite, insertNote: Insert, insertCard: Insert): number {
    const row = noteRow(note);
    const id = this.noteIds.take(note.createdAt.getTime(), (free) =>
      insertNote({ id: free, ...row }),
    );
    if (note.card.type === 'NEW') this.newCards += 1;
    insertCard({ id, nid: id, mod: row.mod, ...cardRow(note.card, this.newCards) });
    return id;
  }

  private addReviews(note: AnkiNoteToWrite, cardId: number, insertReview: Insert): void {
    let earliest = 0;
    for (const { at, ...row } of reviewRows(note.card)) {
      const id = this.reviewIds.take(Math.max(at, earliest), (free) =>
        insertReview({ id: free, cid: cardId, ...row }),
      );
      // The order of a card's reviews is the order of their ids.
      earliest = id + 1;
    }
  }

  private insertCollection(row: Row): void {
    const columns = Object.keys(row);
    const { statement, insert } = this.prepare('col', columns);
    try {
      insert(row);
    } finally {
      statement.finalize();
    }
  }

  private prepare(
    table: string,
    columns: readonly string[],
  ): { statement: Statement; insert: Insert } {
    const places = columns.map(() => '?').join(', ');
    const statement = this.database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`,
    );
    const insert = (row: Row) =>
      statement.run(columns.map((column) => row[column] ?? null)).changes === 1;
    return { statement, insert };
  }
}
