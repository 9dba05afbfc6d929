import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { SCHEMA_11 } from '../anki-schema.fixture.js';
import type { AnkiNoteToWrite } from '../index.js';
import { writePackage } from '../index.js';
import { after, newCard, note } from '../notes-to-write.fixture.js';
import { unzip } from '../unzip.fixture.js';
import { workDirectory } from '../work-directory.fixture.js';

const directory = workDirectory();
const OPTIONS = { deckName: 'Words::German', writtenAt: after(30) };

async function write(notes: AsyncIterable<AnkiNoteToWrite> | Iterable<AnkiNoteToWrite>) {
  const path = join(directory.path, 'words.apkg');
  await writePackage(path, directory.path, OPTIONS, notes);
  return path;
}

/** Returns what `ask` finds in the collection of a package with these notes. */
async function inCollection<T>(notes: AnkiNoteToWrite[], ask: (database: Database) => T) {
  const files = await unzip(await write(notes), directory.path);
  const database = new sqlite.Database(files.get('collection.anki2'));
  try {
    return ask(database);
  } finally {
    database.close();
  }
}

const SHAPE = `
  SELECT t.name AS "table", c.name AS "column", c.type, c."notnull", c.pk
  FROM pragma_table_list AS t, pragma_table_info(t.name) AS c
  WHERE t.schema = 'main' ORDER BY t.name, c.cid`;
const INDEXES = `
  SELECT t.name AS "table", i.name AS "index", c.name AS "column"
  FROM pragma_table_list AS t, pragma_index_list(t.name) AS i, pragma_index_info(i.name) AS c
  WHERE t.schema = 'main' ORDER BY i.name, c.seqno`;

describe('a written package', () => {
  it('has the tables, columns and indexes of schema 11 and no other', async () => {
    const anki = new sqlite.Database();
    anki.exec(SCHEMA_11);
    const expected = [anki.all(SHAPE), anki.all(INDEXES)];
    anki.close();

    const written = await inCollection([note('gehen')], (it) => [it.all(SHAPE), it.all(INDEXES)]);

    expect(written).toEqual(expected);
    expect(expected[0]).toHaveLength(59);
  });

  it('is a sound database', async () => {
    const notes = Array.from({ length: 1200 }, (_, i) => note(`word ${i}`));
    const check = await inCollection(notes, (it) => it.all('PRAGMA integrity_check'));
    expect(check).toEqual([{ integrity_check: 'ok' }]);
  });

  it('holds a collection of schema 11 and an empty list of media', async () => {
    const files = await unzip(await write([note('gehen')]), directory.path);
    expect([...files.keys()].sort()).toEqual(['collection.anki2', 'media']);
    expect(files.text('media')).toBe('{}');
  });

  it('names its deck and note type, and gives the note type the id it always has', async () => {
    const row = await inCollection([], (it) => it.get('SELECT ver, models, decks FROM col'));
    const decks = Object.values(
      JSON.parse(row?.['decks'] as string) as Record<string, { name: string }>,
    );
    const models = JSON.parse(row?.['models'] as string) as Record<
      string,
      { flds: { name: string }[] }
    >;
    expect(row?.['ver']).toBe(11);
    expect(decks.map(({ name }) => name)).toEqual(['Default', 'Words::German']);
    expect(Object.keys(models)).toEqual(['1763712000731']);
    expect(models['1763712000731']?.flds.map(({ name }) => name)).toEqual([
      'Term',
      'Meaning',
      'Context',
      'Source',
      'Language',
    ]);
  });

  it('leaves nothing but the package', async () => {
    await write([note('gehen')]);
    expect(await readdir(directory.path)).toEqual(['words.apkg']);
  });

  it('leaves nothing when its notes fail', async () => {
    async function* failing() {
      yield note('gehen');
      throw new Error('lost the database');
    }
    await expect(write(failing())).rejects.toThrow('lost the database');
    expect(await readdir(directory.path)).toEqual([]);
  });

  it('leaves nothing when one of its notes cannot be written', async () => {
    const notes = [note('a'), note('b', { card: newCard({ reps: NaN }) })];
    await expect(write(notes)).rejects.toThrow('cards.reps');
    expect(await readdir(directory.path)).toEqual([]);
  });

  it('leaves nothing when it cannot be put where it should be', async () => {
    const path = join(directory.path, 'nowhere', 'words.apkg');
    const written = writePackage(path, directory.path, OPTIONS, [note('a')]);
    await expect(written).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(directory.path)).toEqual([]);
  });
});

describe('a written note', () => {
  const noteOf = (given: AnkiNoteToWrite) =>
    inCollection([given], (it) => it.get('SELECT * FROM notes'));

  it('has the guid of its id, whatever else changes', async () => {
    const first = await noteOf(note('a', { term: 'gehen' }));
    const renamed = await noteOf(note('a', { term: 'laufen', createdAt: after(3) }));
    const other = await noteOf(note('b', { term: 'gehen' }));
    expect(renamed?.['guid']).toBe(first?.['guid']);
    expect(other?.['guid']).not.toBe(first?.['guid']);
  });

  it('has the time of its last change, by which Anki knows what to update', async () => {
    const written = await noteOf(note('a', { updatedAt: after(2) }));
    expect(written?.['mod']).toBe(after(2).getTime() / 1000);
  });

  it('holds plain text as HTML', async () => {
    const term = 'a < b & c\u001fd';
    const written = await noteOf(note('a', { term, meaning: 'one\r\ntwo\nthree' }));
    expect(written?.['flds']).toBe(
      ['a &lt; b &amp; c d', 'one<br>two<br>three', '', '', 'de'].join('\u001f'),
    );
  });

  // These figures are from Anki's own tests.
  it.each([
    ['test', 2840236005],
    ['今日', 1464653051],
  ])('has the checksum that Anki looks duplicates up by: %s', async (term, checksum) => {
    const written = await noteOf(note('a', { term }));
    expect([written?.['sfld'], written?.['csum']]).toEqual([term, checksum]);
  });

  it('has tags between spaces, and none with a space inside', async () => {
    const written = await noteOf(note('a', { tags: ['verb', 'to learn', ' '] }));
    expect(written?.['tags']).toBe(' verb to_learn ');
  });
});

describe('a written card', () => {
  const cardOf = (card: ReturnType<typeof newCard>) =>
    inCollection([note('a', { card })], (it) => it.get('SELECT * FROM cards'));

  it('is due at its place among the new ones while it is NEW', async () => {
    const rows = await inCollection(
      [note('a'), note('b', { card: newCard({ type: 'REVIEW' }) }), note('c')],
      (it) => it.all('SELECT type, queue, due, ivl, factor, "left" FROM cards ORDER BY id'),
    );
    const asNew = { type: 0, queue: 0, ivl: 0, factor: 0, left: 0 };
    expect([rows[0], rows[2]]).toEqual([
      { ...asNew, due: 1 },
      { ...asNew, due: 2 },
    ]);
  });

  it.each([
    ['2026-05-10T03:59:59Z', 7433],
    ['2026-05-10T04:00:00Z', 7434],
    ['2004-01-01T04:00:00Z', -731],
  ])('is due on a day of the collection in REVIEW: %s', async (dueAt, day) => {
    const card = newCard({ type: 'REVIEW', dueAt: new Date(dueAt), intervalDays: 12.6 });
    const created = 1_136_088_000;
    expect(Math.floor((Date.parse(dueAt) / 1000 - created) / 86_400)).toBe(day);
    expect(await cardOf(card)).toMatchObject({
      type: 2,
      queue: 2,
      due: day,
      ivl: 13,
      factor: 2500,
    });
  });

  it.each([
    ['LEARNING', { type: 1, queue: 1, ivl: 0, factor: 0 }],
    ['RELEARNING', { type: 3, queue: 1, ivl: 1, factor: 2500 }],
  ] as const)('is due at a moment in %s', async (type, expected) => {
    const card = newCard({ type, dueAt: after(0.01), intervalDays: 0.01 });
    const due = Math.floor(after(0.01).getTime() / 1000);
    expect(await cardOf(card)).toMatchObject({ ...expected, due, left: 1001 });
  });

  it.each(['NEW', 'LEARNING', 'REVIEW', 'RELEARNING'] as const)(
    'keeps its type when it is suspended in %s',
    async (type) => {
      const suspended = await cardOf(newCard({ type, isSuspended: true }));
      const active = await cardOf(newCard({ type }));
      expect(suspended).toEqual({ ...active, queue: -1 });
    },
  );

  it('has the memory of FSRS in the place where Anki keeps it', async () => {
    const review = { at: after(3), ease: 3, timeMs: 1, kind: null, intervalDays: null } as const;
    const memory = { stability: 12.345678, difficulty: 5.43219 };
    const row = await cardOf(newCard({ type: 'REVIEW', memory, reviews: [review] }));
    expect(JSON.parse(row?.['data'] as string)).toEqual({
      ...{ s: 12.3457, d: 5.432, lrt: after(3).getTime() / 1000 },
    });
  });
});
