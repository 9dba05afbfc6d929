import { readdir } from 'node:fs/promises';
import { type Collection, packageOf } from '../anki-package.fixture.js';
import { readNotes } from '../read-notes.fixture.js';
import { workDirectory } from '../work-directory.fixture.js';

const directory = workDirectory();

const notesOf = (path: string) => readNotes(path, directory.path);

const REVIEWED = Date.UTC(2026, 0, 5, 9);

const COLLECTION: Collection = {
  notes: [
    { id: 20, tags: ' verb A1 ', fields: ['gehen', 'to go'] },
    { id: 10, mid: 102, fields: ['{{c1::laufen}}', ''] },
  ],
  cards: [
    { id: 200, nid: 20, did: 7, type: 2, queue: 2, due: 2200, ivl: 30, factor: 2350, reps: 2 },
    { id: 201, nid: 20, did: 7, ord: 1, queue: -1 },
  ],
  reviews: [
    { id: REVIEWED + 1000, cid: 200, ease: 3, ivl: 30, time: 4200 },
    { id: REVIEWED, cid: 200, ease: 1, ivl: -600, type: 0 },
  ],
};

describe.each(['anki2', 'anki21', 'anki21b'] as const)('a package of %s', (version) => {
  it('gives notes with fields, tags, decks, cards and reviews in order', async () => {
    const notes = await notesOf(await packageOf(directory.path, version, COLLECTION));

    expect(notes.map(({ position, noteId }) => [position, noteId])).toEqual([
      [1, 10],
      [2, 20],
    ]);
    expect(notes[0]).toMatchObject({ noteTypeName: 'Cloze', deckName: null, cards: [], tags: [] });
    expect(notes[1]).toEqual({
      ...{ position: 2, noteId: 20, noteTypeName: 'Basic', fault: null, original: null },
      fields: [
        { name: 'Front', value: 'gehen' },
        { name: 'Back', value: 'to go' },
      ],
      tags: ['verb', 'A1'],
      deckName: 'German::Verbs',
      cards: [
        {
          ...{ ord: 0, type: 'REVIEW', isSuspended: false, deckName: 'German::Verbs' },
          ...{ intervalDays: 30, easeFactor: 2.35, reps: 2, lapses: 0, memory: null },
          dueAt: new Date(Date.UTC(2020, 0, 1 + 2200, 4)),
          reviews: [
            {
              at: new Date(REVIEWED),
              ease: 1,
              kind: 'LEARNING',
              intervalDays: 600 / 86_400,
              timeMs: 1000,
            },
            {
              at: new Date(REVIEWED + 1000),
              ease: 3,
              kind: 'REVIEW',
              intervalDays: 30,
              timeMs: 4200,
            },
          ],
        },
        {
          ...{ ord: 1, type: 'NEW', isSuspended: true, deckName: 'German::Verbs', dueAt: null },
          ...{ intervalDays: 0, easeFactor: 0, reps: 0, lapses: 0, memory: null, reviews: [] },
        },
      ],
    });
  });

  it('leaves nothing unpacked behind', async () => {
    const path = await packageOf(directory.path, version, COLLECTION);
    const before = await readdir(directory.path);
    await notesOf(path);
    expect(await readdir(directory.path)).toEqual(before);
  });
});
