import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { type Collection, packageOf, schema11, zip } from '../anki-package.fixture.js';
import type { OpenOptions } from '../index.js';
import { readNotes } from '../read-notes.fixture.js';
import { workDirectory } from '../work-directory.fixture.js';

const directory = workDirectory();
const inside = (name: string) => join(directory.path, name);

describe('a bad note', () => {
  const notesOf = async (collection: Collection, options: OpenOptions = {}) =>
    readNotes(await packageOf(directory.path, 'anki21', collection), directory.path, options);

  it('has its fields by number when its note type is missing', async () => {
    const [bad, good] = await notesOf({ notes: [{ id: 1, mid: 999 }, { id: 2 }] });
    expect(bad).toMatchObject({ fault: 'NOTE_TYPE_MISSING', noteTypeName: null, position: 1 });
    expect(bad?.fields).toEqual([
      { name: '1', value: 'front' },
      { name: '2', value: 'back' },
    ]);
    expect(good).toMatchObject({ fault: null, noteTypeName: 'Basic', position: 2 });
  });

  it('names the fields that its note type does not have by number', async () => {
    const [note] = await notesOf({ notes: [{ fields: ['a', 'b', 'c'] }] });
    expect(note?.fields.map(({ name }) => name)).toEqual(['Front', 'Back', '3']);
  });

  it('has no content when it is too large', async () => {
    const notes = [
      { id: 1, fields: ['x'.repeat(1001)] },
      { id: 2, fields: ['y'.repeat(1000)] },
    ];
    const [large, fitting] = await notesOf({ notes }, { maxNoteBytes: 1000 });
    expect(large).toMatchObject({ fault: 'NOTE_TOO_LARGE', fields: [], cards: [] });
    expect(fitting).toMatchObject({ fault: null });
  });

  it.each([
    ['fields', { fields: Array.from({ length: 1_001 }, () => 'a') }],
    ['tags', { tags: 'a '.repeat(1_001) }],
  ])('has no content when it has more %s than a person makes', async (_title, note) => {
    const [large] = await notesOf({ notes: [{ id: 1, ...note }] });
    expect(large).toMatchObject({ fault: 'NOTE_TOO_LARGE', fields: [], tags: [] });
  });

  it('has no content when it has more reviews than a person makes', async () => {
    const reviews = Array.from({ length: 10_001 }, (_, i) => ({ id: 1e12 + i }));
    const [note] = await notesOf({ notes: [{ id: 1 }], cards: [{}], reviews });
    expect(note).toMatchObject({ fault: 'NOTE_TOO_LARGE', cards: [] });
  });

  it('is in no named deck when its deck is missing', async () => {
    const [note] = await notesOf({ notes: [{ id: 1 }], cards: [{ did: 999 }] });
    expect(note).toMatchObject({ fault: null, deckName: '' });
  });
});

describe('a package of another tool', () => {
  it('needs no indexes', async () => {
    const collection = {
      notes: [{ id: 1 }, { id: 2 }],
      cards: [{ id: 5, nid: 2 }],
      reviews: [{ id: 1e12, cid: 5 }],
    };
    const path = inside('no-index.sqlite');
    schema11(path, collection);
    const database = new sqlite.Database(path);
    database.exec('DROP INDEX ix_cards_nid; DROP INDEX ix_revlog_cid');
    database.close();
    const zipped = await zip(inside('no-index.apkg'), { 'collection.anki2': await readFile(path) });
    const notes = await readNotes(zipped, directory.path);
    expect(notes.map(({ cards }) => cards.map(({ reviews }) => reviews.length))).toEqual([[], [1]]);
  });
});
