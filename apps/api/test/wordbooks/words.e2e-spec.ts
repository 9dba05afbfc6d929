/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import type { WordbookTermSpec } from '@wordgrove/dto';
import { StarterWordbooks } from '../../src/modules/wordbooks/index.js';
import { eventually } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { WordbookReader } from '../support/wordbook-reader.js';

let service: TestApp;
let reader: WordbookReader;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (reader = await WordbookReader.of(service)));

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ term: `word ${from + at}` }));

describe('the terms of a wordbook', () => {
  it('are added in order, each once, and removed, any number of times', async () => {
    const { id } = await reader.create();
    const added = await reader.add(id, [
      { term: 'Beta', note: 'second letter' },
      { term: 'alpha' },
      { term: ' beta ' },
    ]);
    expect(added.body.wordbook.word_count).toBe(2);
    service.clock.advance({ seconds: 1 });
    const again = await reader.add(id, [{ term: 'alpha' }, { term: 'BETA' }]);
    expect(again.body).toEqual(added.body);
    await reader.add(id, [{ term: 'gamma' }, { term: 'alpha', note: 'first letter' }]);
    const { body } = await reader.words(id);
    expect(body).toEqual({
      words: [
        { term: 'Beta', note: 'second letter', mastery_level: null },
        { term: 'alpha', note: 'first letter', mastery_level: null },
        { term: 'gamma', note: null, mastery_level: null },
      ],
      next_page_token: '',
    });
    const removed = await reader.remove(id, ['ALPHA', 'unknown', 'alpha']);
    expect(removed.body.wordbook.word_count).toBe(2);
    service.clock.advance({ seconds: 1 });
    expect((await reader.remove(id, ['alpha'])).body).toEqual(removed.body);
    await reader.add(id, [{ term: 'alpha' }]);
    expect(await reader.terms(id)).toEqual(['Beta', 'gamma', 'alpha']);
  });

  it('can be added as another wordbook has them, in which a term without a note has no note member', async () => {
    const [{ id: from }, { id: to }] = [await reader.create(), await reader.create()];
    await reader.add(from, [{ term: 'one', note: 'first' }, { term: 'two' }]);
    await reader.add(to, [{ term: 'two', note: 'second' }]);
    const { body } = await reader.words(from);
    const words = body.words.map(({ term, note }: WordbookTermSpec) => ({ term, note }));
    expect((await reader.add(to, words)).status).toBe(200);
    expect((await reader.words(to)).body.words).toMatchObject([
      { term: 'two', note: 'second' },
      { term: 'one', note: 'first' },
    ]);
  });

  it('show the mastery of their reader, for any reader', async () => {
    const { id } = await reader.create({ visibility: 'PUBLIC', language: 'LANGUAGE_GERMAN' });
    await reader.add(id, [{ term: 'Essen' }, { term: 'Hund' }]);
    const other = await WordbookReader.of(service);
    const learner = await Learner.of(service, { userId: other.userId });
    await learner.collect({ term: 'Essen', language: 'LANGUAGE_GERMAN', mastery_level: 4 });
    await learner.collect({ term: 'Hund' });
    const levels = async (of: WordbookReader) =>
      (await of.words(id)).body.words.map(({ mastery_level }: { mastery_level: number }) => {
        return mastery_level;
      });
    expect(await levels(other)).toEqual([4, null]);
    expect(await levels(reader)).toEqual([null, null]);
  });

  it('come in pages, also while some are removed', async () => {
    const { id } = await reader.create();
    await reader.add(id, numbered(25));
    const first = (await reader.words(id, { page_size: '10' })).body;
    await reader.remove(id, ['word 3', 'word 12']);
    const second = await reader.words(id, { page_token: first.next_page_token });
    const terms = [...first.words, ...second.body.words].map(({ term }) => term);
    expect(terms).toEqual(numbered(25).flatMap(({ term }) => (term === 'word 12' ? [] : [term])));
    const { id: other } = await reader.create();
    const foreign = await reader.words(other, { page_token: first.next_page_token });
    expect(foreign.body.error.details[0].reason).toBe('INVALID_PAGE_TOKEN');
  });

  it('are 10,000 at most, and a call with more changes nothing', async () => {
    const { id } = await reader.create();
    for (let from = 0; from < 10_000; from += 500) await reader.add(id, numbered(500, from));
    const { status, body } = await reader.add(id, [{ term: 'word 1' }, { term: 'one more' }]);
    expect([status, body.error.details[0].reason]).toEqual([400, 'TOO_MANY']);
    expect((await reader.call('GET', `/${id}`)).body.wordbook.word_count).toBe(10_000);
    expect((await reader.collect(id)).body).toEqual({
      collected_count: 10_000,
      created_count: 10_000,
    });
  });

  it('are counted right when many add and remove at once', async () => {
    const { id } = await reader.create();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 4 === 3 ? reader.remove(id, ['word 1']) : reader.add(id, numbered(10, at)),
      ),
    );
    const { body } = await reader.call('GET', `/${id}`);
    expect(body.wordbook.word_count).toBe((await reader.terms(id)).length);
  });

  it('cannot be changed after the wordbook was deleted, however late that is noticed', async () => {
    const { pool } = service.database;
    for (const change of ['add', 'remove'] as const) {
      const { id } = await reader.create();
      await reader.add(id, [{ term: 'word' }]);
      const deletion = await pool.connect();
      await deletion.query('begin');
      await deletion.query('delete from wordbooks where id = $1', [id]);
      const changed =
        change === 'add' ? reader.add(id, [{ term: 'more' }]) : reader.remove(id, ['word']);
      await eventually(async () => {
        const { rows } = await pool.query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
      await deletion.query('commit');
      deletion.release();
      const { status, body } = await changed;
      expect([status, body.error?.details[0].reason]).toEqual([404, 'RESOURCE_NOT_FOUND']);
    }
  });
});

describe('collecting a wordbook', () => {
  it('turns its terms into learned words, once', async () => {
    const { id } = await reader.create();
    const learner = await Learner.of(service, { userId: reader.userId });
    await learner.collect({ term: 'known', notes: ['mine'] });
    await reader.add(id, [{ term: 'known', note: 'from the book' }, { term: 'new' }]);
    expect((await reader.collect(id)).body).toEqual({ collected_count: 2, created_count: 1 });
    expect((await reader.collect(id)).body).toEqual({ collected_count: 2, created_count: 0 });
    const words = await learner.listAll({ order_by: 'term' });
    expect(words).toMatchObject([
      { term: 'known', notes: ['mine', 'from the book'] },
      { term: 'new', notes: [], state: 'NEW' },
    ]);
  });

  it('leaves a note out if there is no room for it', async () => {
    const { id } = await reader.create();
    const learner = await Learner.of(service, { userId: reader.userId });
    const notes = Array.from({ length: 50 }, (_, at) => `note ${at}`);
    await learner.collect({ term: 'full', notes });
    await reader.add(id, [
      { term: 'full', note: 'more' },
      { term: 'other', note: 'kept' },
    ]);
    expect((await reader.collect(id)).body).toEqual({ collected_count: 2, created_count: 1 });
    const words = await learner.listAll({ order_by: 'term' });
    expect(words).toMatchObject([{ notes }, { notes: ['kept'] }]);
  });

  it('without terms does nothing', async () => {
    const { id } = await reader.create();
    expect((await reader.collect(id)).body).toEqual({ collected_count: 0, created_count: 0 });
  });
});

describe('wordbook_id', () => {
  const listed = async (learner: Learner, filter: string) =>
    (await learner.listAll({ filter, order_by: 'term' })).map(({ term }) => term);

  it('narrows lists to the words of a wordbook that the user may read', async () => {
    const learner = await Learner.of(service, { userId: reader.userId });
    for (const term of ['one', 'two', 'three']) await learner.collect(term);
    await learner.collect({ term: 'one', language: 'LANGUAGE_GERMAN' });
    const { id } = await reader.create();
    await reader.add(id, [{ term: 'ONE' }, { term: 'two' }, { term: 'four' }]);
    expect(await listed(learner, `wordbook_id == "${id}"`)).toEqual(['one', 'two']);
    expect(await listed(learner, `wordbook_id in ["x", "${id}"] && term != "two"`)).toEqual([
      'one',
    ]);
    expect(await listed(learner, `wordbook_id != "${id}"`)).toEqual(['one', 'three']);
    const other = await WordbookReader.of(service);
    const { id: foreign } = await other.create();
    await other.add(foreign, [{ term: 'one' }]);
    expect(await listed(learner, `wordbook_id == "${foreign}"`)).toEqual([]);
    await other.call('PATCH', `/${foreign}`, { body: { visibility: 'UNLISTED' } });
    expect(await listed(learner, `wordbook_id == "${foreign}"`)).toEqual(['one']);
  });

  it('narrows a plan’s cards', async () => {
    const { accessToken: token } = await service.given.token({ userId: reader.userId });
    const { id } = await reader.create();
    await reader.add(id, [{ term: 'chosen' }]);
    const learner = await Learner.of(service, { userId: reader.userId });
    await learner.collect('chosen');
    await learner.collect('left out');
    await service.client.get('/api/v1/review-plans/default', { token });
    await service.database.pool.query(
      'update review_plans set wordbook_ids = array[$2::uuid] where user_id = $1',
      [reader.userId, id],
    );
    const path = '/api/v1/review-plans/default/flashcards';
    const { body } = await service.client.post(path, { token, body: {} });
    expect(body.flashcards.map(({ term }: { term: string }) => term)).toEqual(['chosen']);
    expect(body.stats.new_count).toBe(1);
  });
});

it('starter wordbooks are made once, public, and nobody can change them', async () => {
  const starters = service.app.get(StarterWordbooks, { strict: false });
  await Promise.all([starters.ensure(), starters.ensure()]);
  await starters.ensure();
  const { body } = await reader.call('GET', '', { query: { page_size: '100' } });
  const books = body.wordbooks.filter(({ is_starter }: { is_starter: boolean }) => is_starter);
  expect(books.length).toBeGreaterThan(8);
  expect(books[0].name).toBe('English core 1');
  expect(new Set(books.map(({ name }: { name: string }) => name)).size).toBe(books.length);
  const verbs = books.find(({ name }: { name: string }) => name === 'English phrasal verbs');
  expect(verbs).toMatchObject({ visibility: 'PUBLIC', language: 'LANGUAGE_ENGLISH' });
  expect((await reader.terms(verbs.id)).length).toBe(100);
  for (const answer of [
    await reader.call('PATCH', `/${verbs.id}`, { body: { name: 'x' } }),
    await reader.call('DELETE', `/${verbs.id}`),
    await reader.add(verbs.id, [{ term: 'x' }]),
    await reader.remove(verbs.id, ['give up']),
  ])
    expect([answer.status, answer.body.error.details[0].reason]).toEqual([403, 'NOT_OWNER']);
});
