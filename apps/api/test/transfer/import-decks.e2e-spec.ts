import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePackage, type AnkiCardToWrite, type AnkiNoteToWrite } from '@wordgrove/anki';
import { Learner } from '../support/learner.js';
import { sentDuring } from '../support/sent-statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EXPORT, importFile } from '../support/transfer.js';

const DAY_MS = 86_400_000;

let service: TestApp;
let directory: string;
beforeAll(async () => {
  service = await startTestApp();
  directory = await mkdtemp(join(tmpdir(), 'wordgrove-decks-'));
});
afterAll(async () => {
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

const daysAgo = (days: number) => new Date(service.clock.now().getTime() - days * DAY_MS);

const NEW_CARD: Omit<AnkiCardToWrite, 'dueAt'> = {
  ...{ type: 'NEW', isSuspended: false, intervalDays: 0, reps: 0, lapses: 0 },
  ...{ memory: null, reviews: [] },
};

const note = (term: string, overrides: Partial<AnkiNoteToWrite> = {}): AnkiNoteToWrite => ({
  ...{ id: term, createdAt: daysAgo(90), updatedAt: daysAgo(90), term, meaning: '' },
  ...{ context: '', source: '', language: '', tags: [] },
  card: { ...NEW_CARD, dueAt: service.clock.now() },
  ...overrides,
});

/** The bytes of a deck. */
async function deckOf(...notes: AnkiNoteToWrite[]): Promise<Buffer> {
  const path = join(directory, 'deck.apkg');
  const options = { deckName: 'Test', writtenAt: service.clock.now() };
  await writePackage(path, directory, options, notes);
  return readFile(path);
}

const byTerm = (learner: Learner) => learner.listAll({ order_by: 'term' });

describe('a deck', () => {
  it('becomes a word from each note, without HTML', async () => {
    const learner = await Learner.of(service);
    const deck = await deckOf(
      note('harbor & <quay>', { meaning: 'a port\nfor ships', tags: ['sea', 'a::b'] }),
      note('Hafen', { language: 'German', context: 'Im Hafen.' }),
    );
    expect(await importFile(service, learner, 'apkg', deck)).toMatchObject({
      ...{ status: 'SUCCEEDED', row_count: 2, created_count: 2, total_bytes: deck.length },
    });
    expect(await byTerm(learner)).toMatchObject([
      { term: 'Hafen', language: 'LANGUAGE_GERMAN', contexts: [{ sentence: 'Im Hafen.' }] },
      {
        term: 'harbor & <quay>',
        notes: ['a port\nfor ships'],
        tags: ['sea', 'a::b'],
        state: 'NEW',
      },
    ]);
  });

  it('brings a long log along, page by page', async () => {
    const learner = await Learner.of(service);
    const reviews = Array.from({ length: 2_500 }, (_, n) => ({
      ...{ at: daysAgo(2_600 - n), ease: 3 as const, timeMs: n },
      ...{ kind: null, intervalDays: null },
    }));
    const card = { ...NEW_CARD, type: 'REVIEW' as const, dueAt: daysAgo(-3), reps: 2_500, reviews };
    const deck = await deckOf(note('harbor', { card }), note('quay', { card }));
    const sent = await sentDuring(() => importFile(service, learner, 'apkg', deck));
    const written = sent.filter(({ name }) => name === 'review.import');
    expect(written.map(({ values }) => JSON.parse(String(values[2])).length)).toEqual(
      Array(5).fill(1_000),
    );
    const words = await byTerm(learner);
    expect(words.map(({ review_count }) => review_count)).toEqual([2_500, 2_500]);
  });

  it('brings the log of a card along, which makes the memory', async () => {
    const learner = await Learner.of(service);
    const reviews = [
      { at: daysAgo(40), ease: 3, timeMs: 4_000 },
      { at: daysAgo(39), ease: 3, timeMs: 3_000 },
      { at: daysAgo(30), ease: 1, timeMs: 9_000 },
      { at: daysAgo(29), ease: 4, timeMs: 2_000 },
    ] as const;
    const card: AnkiCardToWrite = {
      ...{
        ...NEW_CARD,
        type: 'REVIEW',
        isSuspended: true,
        dueAt: daysAgo(-3),
        intervalDays: 32,
        reps: 4,
      },
      ...{ lapses: 1, memory: { stability: 40, difficulty: 5 } },
      reviews: reviews.map((review) => ({ ...review, kind: null, intervalDays: null })),
    };
    await importFile(service, learner, 'apkg', await deckOf(note('harbor', { card })));
    const [word] = await byTerm(learner);
    expect(word).toMatchObject({
      ...{ state: 'SUSPENDED', review_count: 4, last_reviewed_at: daysAgo(29).toISOString() },
      created_at: service.clock.now().toISOString(),
    });
    const { body } = await service.client.get('/api/v1/reviews', { token: learner.token });
    expect(body.reviews).toMatchObject(
      [...reviews].reverse().map(({ at, ease, timeMs }) => ({
        ...{ learned_word_id: word?.id, flashcard_id: null, plan_id: null, time_spent_ms: timeMs },
        ...{ question_type: 'QUESTION_TYPE_RECALL', reviewed_at: at.toISOString() },
        rating: ['AGAIN', 'HARD', 'GOOD', 'EASY'][ease - 1],
        ...{ is_correct: ease > 1, answer_check: 'NOT_CHECKED', undone_at: null },
      })),
    );
    expect(body.reviews[0].mastery_level).toBe(word?.mastery_level);
    expect(body.reviews[0].next_review_at).toBe(word?.next_review_at);
    expect(body.reviews.at(-1).previous_mastery_level).toBe(0);
    // Undoing folds the log again: it must come to the same.
    const undo = `/api/v1/reviews/${body.reviews[0].id}/undo`;
    const { body: undone } = await service.client.post(undo, { token: learner.token });
    expect(undone.learned_word.next_review_at).toBe(body.reviews[1].next_review_at);
  });

  it('declares the level of a word whose card has no log', async () => {
    const learner = await Learner.of(service);
    const card = (intervalDays: number): AnkiCardToWrite => ({
      ...{ ...NEW_CARD, type: 'REVIEW', intervalDays, reps: 3, dueAt: daysAgo(-intervalDays) },
    });
    const deck = await deckOf(
      note('known', { card: card(100) }),
      note('less', { card: card(10) }),
      note('new'),
    );
    await importFile(service, learner, 'apkg', deck);
    expect(await byTerm(learner)).toMatchObject([
      { term: 'known', mastery_level: 4, review_count: 0 },
      { term: 'less', mastery_level: 2 },
      { term: 'new', mastery_level: 0, state: 'NEW' },
    ]);
  });

  it('is read as the mapping says', async () => {
    const learner = await Learner.of(service);
    const deck = await deckOf(note('one', { meaning: 'two', context: 'three' }));
    await importFile(service, learner, 'apkg', deck, { mapping: 'term:Meaning,notes:0,notes:2' });
    expect(await byTerm(learner)).toMatchObject([{ term: 'two', notes: ['one', 'three'] }]);
  });

  it('reports notes that are not words by their place', async () => {
    const learner = await Learner.of(service);
    const deck = await deckOf(note('fine'), note('x'.repeat(256)));
    expect(await importFile(service, learner, 'apkg', deck)).toMatchObject({
      status: 'FAILED',
      errors: [{ line: 2, field: 'term', reason: 'TOO_LONG' }],
    });
    expect(await byTerm(learner)).toEqual([]);
  });

  it('that is not a deck fails, and leaves no file behind', async () => {
    const learner = await Learner.of(service);
    // Other suites have files of their own in the system's.
    const temporary = await mkdtemp(join(directory, 'temporary-'));
    const tmpdirOf = jest.spyOn(os, 'tmpdir').mockReturnValue(temporary);
    syncBuiltinESMExports();
    const done = await importFile(service, learner, 'apkg', 'not a zip file');
    expect(tmpdirOf).toHaveBeenCalled();
    tmpdirOf.mockRestore();
    syncBuiltinESMExports();
    expect(done).toMatchObject({
      status: 'FAILED',
      errors: [{ line: null, reason: 'INVALID_FILE' }],
    });
    expect(await readdir(temporary)).toEqual([]);
  });
});

describe('an exported deck', () => {
  it('comes back with its schedule and log', async () => {
    const reviewer = await Learner.of(service);
    const { token } = reviewer;
    await reviewer.collect({ term: 'harbor', notes: ['a port'], tags: ['sea'] });
    for (const isCorrect of [true, true, false, true]) {
      await reviewer.answerOnly(isCorrect, { time_spent_ms: 2_000 });
      service.clock.advance({ days: 400 });
    }
    const response = await fetch(`${service.url}${EXPORT}?format=apkg`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('content-disposition')).toMatch(/filename="wordgrove.apkg"/);
    const deck = Buffer.from(await response.arrayBuffer());
    const target = await Learner.of(service);
    await importFile(service, target, 'apkg', deck);
    const [theirs] = await byTerm(target);
    const { body } = await service.client.get('/api/v1/learning/learned-words', { token });
    const kept = ({ term, notes, tags, state, ...rest }: (typeof body.learned_words)[0]) => ({
      ...{ term, notes, tags, state, level: rest.mastery_level, count: rest.review_count },
      ...{ last: rest.last_reviewed_at, next: rest.next_review_at, lapses: rest.lapse_count },
    });
    expect(kept(theirs)).toEqual(kept(body.learned_words[0]));
  });
});
