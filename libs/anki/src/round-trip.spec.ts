import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sqlite from 'node-sqlite3-wasm';
import { zip } from './anki-package.fixture.js';
import type { AnkiNoteToWrite, AnkiReviewToWrite } from './index.js';
import { plainText, writePackage } from './index.js';
import { after, newCard, note } from './notes-to-write.fixture.js';
import { readNotes } from './read-notes.fixture.js';
import { unzip } from './unzip.fixture.js';
import { workDirectory } from './work-directory.fixture.js';

const directory = workDirectory();

async function roundTrip(notes: AnkiNoteToWrite[]) {
  const path = join(directory.path, 'words.apkg');
  const options = { deckName: 'Words', writtenAt: after(30) };
  expect(await writePackage(path, directory.path, options, notes)).toBe(notes.length);
  const read = await readNotes(path, directory.path);
  expect(await readdir(directory.path)).toEqual(['words.apkg']);
  return read;
}

async function roundTripReviews(reviews: AnkiReviewToWrite[], intervalDays = 40) {
  const card = newCard({ type: 'REVIEW', reviews, intervalDays, reps: reviews.length });
  const [read] = await roundTrip([note('a', { card })]);
  return read?.cards[0]?.reviews ?? [];
}

const review = (overrides: Partial<AnkiReviewToWrite> = {}): AnkiReviewToWrite => ({
  ...{ at: after(1), ease: 3, timeMs: 1500, kind: null, intervalDays: null },
  ...overrides,
});

describe('a written package', () => {
  it('is read as the same note', async () => {
    const card = newCard({
      ...{ type: 'REVIEW', dueAt: after(40), intervalDays: 38, reps: 2, lapses: 1 },
      ...{ isSuspended: true, memory: { stability: 31.4, difficulty: 6.2 } },
      reviews: [
        review({ kind: 'LEARNING', intervalDays: 0.25 }),
        review({ at: after(2), ease: 4 }),
      ],
    });
    const texts = {
      term: '„gehen“ & <laufen>',
      meaning: 'to go\nto walk',
      context: 'Wir {{c1::gehen}}.',
    };

    const [read] = await roundTrip([note('a', { ...texts, tags: ['verb', 'A1'], card })]);

    expect(read).toMatchObject({ noteTypeName: 'Wordgrove', tags: ['verb', 'A1'], fault: null });
    expect(read?.fields.map(({ name, value }) => [name, plainText(value)])).toEqual([
      ['Term', texts.term],
      ['Meaning', texts.meaning],
      ['Context', texts.context],
      ['Source', ''],
      ['Language', 'de'],
    ]);
    expect(read?.cards).toEqual([
      {
        ...{ ord: 0, type: 'REVIEW', isSuspended: true, deckName: 'Words', intervalDays: 38 },
        ...{ easeFactor: 2.5, reps: 2, lapses: 1, memory: { stability: 31.4, difficulty: 6.2 } },
        // The day begins at 04:00 UTC.
        dueAt: new Date(after(40).setUTCHours(4)),
        reviews: [
          { at: after(1), ease: 3, kind: 'LEARNING', intervalDays: 0.25, timeMs: 1500 },
          { at: after(2), ease: 4, kind: 'LEARNING', intervalDays: 38, timeMs: 1500 },
        ],
      },
    ]);
  });

  it('is read as the same texts, even if they mean something to Anki or HTML', async () => {
    const pieces = [
      ...['[sound:', '[anki:tts]', '[latex]', '[$]', ']', '{{c1::', '{{c2,3::', '{', '::', '}}'],
      ...[
        '<b>',
        '<!--',
        '<img src="x.png">',
        '&nbsp;',
        '&amp;',
        '&#91;',
        '&',
        ';',
        '"',
        "'",
        '\\(',
      ],
      ...['a', '😀', '👩‍🚀', 'שלום', '\u202e', 'é', 'か', '日本'],
    ];
    const text = fc.array(fc.constantFrom(...pieces), { minLength: 1 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ term: text, meaning: text })), async (texts) => {
        const notes = texts.map((each, index) => note(String(index), each));
        const read = await roundTrip(notes);
        const found = read.map(({ fields }) => fields.slice(0, 2).map((f) => plainText(f.value)));
        expect(found).toEqual(texts.map(({ term, meaning }) => [term, meaning]));
      }),
      { numRuns: 30 },
    );
  });

  it('has its original as long as nobody changes it', async () => {
    const original = ' any\ttext:\u0001 "x" ';
    const [kept] = await roundTrip([note('a', { original })]);
    expect(kept).toMatchObject({ original });
    const [none] = await roundTrip([note('a')]);
    expect(none).toMatchObject({ original: null });
  });

  it.each(['flds', 'tags', 'data'])(
    'no longer has an original if its %s differ',
    async (column) => {
      const path = join(directory.path, 'words.apkg');
      await writePackage(path, directory.path, { deckName: 'Words', writtenAt: after(30) }, [
        note('a', { original: 'x', tags: ['b'] }),
      ]);
      const collection = (await unzip(path, directory.path)).get('collection.anki2') ?? '';
      const database = new sqlite.Database(collection);
      database.exec(`UPDATE notes SET ${column} = 'z' || ${column}`);
      database.close();
      const changed = await zip(path, { 'collection.anki2': await readFile(collection) });
      expect(await readNotes(changed, directory.path)).toMatchObject([{ original: null }]);
    },
  );

  it('keeps the moment a learning card is due', async () => {
    const dueAt = new Date(after(1).getTime() + 600_000);
    const [read] = await roundTrip([note('a', { card: newCard({ type: 'RELEARNING', dueAt }) })]);
    expect(read?.cards[0]).toMatchObject({ type: 'RELEARNING', dueAt });
  });

  it('keeps the order of words that were collected in one moment', async () => {
    const ids = Array.from({ length: 300 }, (_, i) => `word ${i}`);
    const read = await roundTrip(ids.map((id) => note(id)));
    expect(read.map(({ fields }) => fields[0]?.value)).toEqual(ids);
  });

  it("keeps every review of the same milliseconds, each card's in order", async () => {
    const reviews = ([1, 2, 3, 4] as const).map((ease) =>
      review({ ease, at: new Date(after(1).getTime() + ease) }),
    );
    const ids = Array.from({ length: 50 }, (_, i) => `word ${i}`);
    const read = await roundTrip(ids.map((id) => note(id, { card: newCard({ reviews }) })));
    for (const { cards } of read) {
      expect(cards[0]?.reviews.map(({ ease }) => ease)).toEqual([1, 2, 3, 4]);
      for (const { at } of cards[0]?.reviews ?? [])
        expect(at.getTime() - after(1).getTime()).toBeLessThan(1000);
    }
  });

  it('tells what kind of review each was from the intervals before it', async () => {
    const read = await roundTripReviews([
      review({ at: after(1), intervalDays: 0.01 }),
      review({ at: after(1.01), intervalDays: 3 }),
      review({ at: after(4), ease: 1, intervalDays: 0.01 }),
      review({ at: after(4.01), intervalDays: 2 }),
      review({ at: after(6), intervalDays: 9 }),
    ]);
    expect(read.map(({ kind }) => kind)).toEqual([
      ...['LEARNING', 'LEARNING', 'REVIEW', 'RELEARNING', 'REVIEW'],
    ]);
  });

  it('tells an interval from the time until the next review', async () => {
    const read = await roundTripReviews([
      ...[review({ at: after(1) }), review({ at: after(1.5) }), review({ at: after(9.5) })],
    ]);
    expect(read.map(({ intervalDays }) => intervalDays)).toEqual([0.5, 8, 40]);
  });

  it.each([-1, 2 ** 40])('survives %d as the time of an answer', async (timeMs) => {
    const [read] = await roundTripReviews([review({ timeMs })]);
    expect(read?.timeMs).toBeGreaterThanOrEqual(0);
    expect(read?.timeMs).toBeLessThan(2 ** 31);
  });
});
