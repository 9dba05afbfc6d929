import type { Scope } from '@wordgrove/contracts';
import { letJobTimePass, queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile, upload } from '../support/transfer.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const importJson = (learner: Learner, file: unknown, query: Record<string, string> = {}) =>
  importFile(service, learner, 'json', JSON.stringify(file), query);

const fileOf = (sections: object) => ({ format: 'wordgrove', version: 1, ...sections });

/** A word as it is exported, with another memory. */
async function exportedWord(memory: object = {}, rest: object = {}) {
  const learner = await Learner.of(service);
  await learner.collect({ term: 'harbor', mastery_level: 2 });
  const [word] = JSON.parse(await exportText(service, learner, 'json')).words;
  return { ...word, ...rest, memory: { ...word.memory, ...memory } };
}

const review = (overrides: object) => ({
  ...{ id: NOBODY, learned_word_id: NOBODY, plan_id: null, flashcard_id: null },
  ...{ question_type: 'QUESTION_TYPE_RECALL', user_answer: null, is_correct: true },
  ...{ answer_check: 'NOT_CHECKED', rating: 'GOOD', time_spent_ms: null },
  ...{ previous_mastery_level: 0, mastery_level: 1, undone_at: null },
  reviewed_at: service.clock.now().toISOString(),
  next_review_at: service.clock.now().toISOString(),
  created_at: service.clock.now().toISOString(),
  ...overrides,
});

describe('a lossless file', () => {
  it('may be written by hand: a word needs only a term', async () => {
    const learner = await Learner.of(service);
    const words = [{ term: 'harbor' }, { term: 'pier', mastery_level: 3, tags: ['x'] }];
    const done = await importJson(learner, fileOf({ words }), { language: 'LANGUAGE_DUTCH' });
    expect(done).toMatchObject({ created_count: 2 });
    expect(await learner.listAll({ order_by: 'term' })).toMatchObject([
      { term: 'harbor', state: 'NEW', language: 'LANGUAGE_DUTCH' },
      { term: 'pier', mastery_level: 3, tags: ['x'] },
    ]);
  });

  it.each([
    ['another format', { format: 'anki', version: 1, words: [] }, 'INVALID_FILE'],
    ['a later version', { format: 'wordgrove', version: 2, words: [] }, 'INVALID_FILE'],
    ['no version', { format: 'wordgrove', words: [] }, 'INVALID_FILE'],
    ['an unknown section', fileOf({ cards: [], x: 1 }), 'UNKNOWN_MEMBER'],
    ['a section that is no list', fileOf({ words: {} }), 'INVALID_TYPE'],
    ['a list', [], 'INVALID_FILE'],
  ])('is refused with %s', async (_title, file, reason) => {
    const learner = await Learner.of(service);
    expect(await importJson(learner, file)).toMatchObject({
      ...{ status: 'FAILED', error_count: 1, errors: [{ reason }] },
    });
  });

  it('states the line and place of an error', async () => {
    const learner = await Learner.of(service);
    const file = '{"format":"wordgrove","version":1,\n"words":[\n{"term":"fine"},\n{"term":7}\n]}';
    expect((await importFile(service, learner, 'json', file)).errors).toEqual([
      {
        ...{ line: 4, field: 'words[1].term', reason: 'INVALID_TYPE' },
        description: 'must be a string',
      },
    ]);
  });

  it.each([
    ['an unknown member', { x: 1 }, 'words[0].x', 'UNKNOWN_MEMBER'],
    ['a reserved member', { constructor: 1 }, 'words[0].constructor', 'UNKNOWN_MEMBER'],
    ['no due date', { next_review_at: undefined }, 'words[0].next_review_at', 'REQUIRED'],
    ['a future', { created_at: '2100-01-01T00:00:00Z' }, 'words[0].created_at', 'OUT_OF_RANGE'],
    ['an id that is none', { id: 'x' }, 'words[0].id', 'INVALID_VALUE'],
  ])('has no words with %s', async (_title, rest, field, reason) => {
    const learner = await Learner.of(service);
    const words = [await exportedWord({}, rest)];
    expect((await importJson(learner, fileOf({ words }))).errors).toMatchObject([
      { field, reason },
    ]);
  });

  it.each([
    ['of no strength', { stability: 0 }],
    ['that is new and strong', { state: 'NEW' }],
    ['that is too easy', { difficulty: 0.5 }],
  ])('has no memory %s', async (_title, memory) => {
    const learner = await Learner.of(service);
    const words = [await exportedWord(memory)];
    expect((await importJson(learner, fileOf({ words }))).errors).toMatchObject([
      { field: 'words[0].memory', reason: 'INVALID_VALUE' },
    ]);
  });

  it('has its memories folded from its reviews, and those reported that differ', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const other = '00000000-0000-4000-8000-000000000002';
    const reviewed_at = new Date(service.clock.now().getTime() - 3_600_000).toISOString();
    const counts = { review_count: 1, last_reviewed_at: reviewed_at };
    const memory = { state: 'REVIEW', stability: 36_000, declared_mastery_level: 0 };
    const words = [
      { ...(await exportedWord(memory, { id, ...counts })), mastery_level: 0 },
      { id: other, term: 'quay' },
    ];
    const reviews = [id, other].map((learned_word_id) => {
      return review({ id: learned_word_id, learned_word_id, reviewed_at });
    });
    const learner = await Learner.of(service);
    expect(await importJson(learner, fileOf({ words, reviews }))).toMatchObject({
      ...{ status: 'SUCCEEDED', created_count: 2, error_count: 1 },
      errors: [{ field: 'words[0].memory', reason: 'MEMORY_DIFFERS' }],
    });
    const folded = { state: 'LEARNING', mastery_level: 1, ...counts };
    expect(await learner.listAll()).toMatchObject([folded, folded]);
    const again = JSON.parse(await exportText(service, learner, 'json'));
    const elsewhere = await Learner.of(service);
    expect(await importJson(elsewhere, again)).toMatchObject({ created_count: 2, error_count: 0 });
  });

  it('from before reviews had zones is not said to have other memories', async () => {
    const id = '00000000-0000-4000-8000-000000000003';
    // Two days in UTC, and one in Los Angeles.
    const reviews = ['2026-02-20T23:30:00Z', '2026-02-21T00:30:00Z'].map((reviewed_at, n) => {
      const rating = 'EASY';
      return review({ id: id.replace(/.$/, `${n}`), learned_word_id: id, reviewed_at, rating });
    });
    const zoneless = reviews.map((each) => ({ ...each, time_zone: null }));
    const before = await Learner.of(service);
    const words = [{ id, term: 'quay' }];
    await importJson(before, fileOf({ words, review_plans: [], reviews: zoneless }));
    const dropZone = (name: string, value: unknown) =>
      name.endsWith('time_zone') ? undefined : value;
    const old: unknown = JSON.parse(await exportText(service, before, 'json'), dropZone);
    const learner = await Learner.of(service, { timeZone: 'America/Los_Angeles' });
    expect(await importJson(learner, old)).toMatchObject({ created_count: 1, error_count: 0 });
  });

  it('has no reviews of words that it does not have', async () => {
    const learner = await Learner.of(service);
    const file = fileOf({ words: [{ term: 'x' }], review_plans: [], reviews: [review({})] });
    expect(await importJson(learner, file)).toMatchObject({
      status: 'FAILED',
      errors: [{ field: 'reviews[0].learned_word_id', reason: 'INVALID_VALUE' }],
    });
    expect(await learner.listAll()).toEqual([]);
  });

  it('keeps the schedule and the log of an existing word', async () => {
    const learner = await Learner.of(service);
    const before = await learner.collect({ term: 'Harbor', mastery_level: 5 });
    const word = await exportedWord({}, { tags: ['new'], review_count: 1 });
    const reviews = [review({ learned_word_id: word.id })];
    const done = await importJson(learner, fileOf({ words: [word], review_plans: [], reviews }));
    expect(done).toMatchObject({ status: 'SUCCEEDED', updated_count: 1, created_count: 0 });
    const [after] = await learner.listAll();
    expect(after).toEqual({ ...before, tags: ['new'] });
    const { body } = await service.client.get('/api/v1/reviews', { token: learner.token });
    expect(body.reviews).toEqual([]);
  });

  it.each<[string, Scope, object]>([
    ['reviews', 'review:write', { reviews: [{}] }],
    ['wordbooks', 'wordbooks:write', { wordbooks: [{}] }],
  ])('with %s needs the scope for them', async (section, missing, sections) => {
    const scopes: Scope[] = ['words:read', 'words:write', 'review:write', 'wordbooks:write'];
    const learner = await Learner.of(service, {
      scopes: scopes.filter((scope) => scope !== missing),
    });
    const file = fileOf({ words: [{ term: 'x' }], review_plans: [], ...sections });
    expect(await importJson(learner, file, { skip_bad_rows: 'true' })).toMatchObject({
      ...{ status: 'FAILED', errors: [{ field: section, reason: 'INSUFFICIENT_SCOPE' }] },
    });
    expect(await learner.listAll()).toEqual([]);
  });

  it('exported without its reviews keeps its levels when memory is folded again', async () => {
    const learner = await Learner.of(service);
    const reviewedAt = service.clock.now().toISOString();
    const word = await exportedWord(
      { stability: 80 },
      { review_count: 3, last_reviewed_at: reviewedAt },
    );
    await importJson(learner, fileOf({ words: [word] }));
    const { token } = learner;
    const body = { desired_retention: 0.8 };
    await service.client.patch('/api/v1/review-plans/default', { token, body });
    await queueOf(service).idle();
    expect(await learner.listAll()).toMatchObject([{ mastery_level: 4, state: 'REVIEW' }]);
  });
});

describe('an import that fails because of the service', () => {
  it('is tried again, and reported as failed in the end', async () => {
    const learner = await Learner.of(service);
    const { pool } = service.database;
    await pool.query('alter table learned_words rename to hidden_words');
    const { body } = await upload(service, learner, 'csv', 'term\nx\n');
    for (const _ of [0, 1, 2, 3, 4]) {
      await queueOf(service).idle();
      await letJobTimePass(service, 'run-import');
    }
    await pool.query('alter table hidden_words rename to learned_words');
    const path = `/api/v1/learning/imports/${body.import.id}`;
    const answer = await service.client.get(path, { token: learner.token });
    expect(answer.body.import).toMatchObject({
      status: 'FAILED',
      errors: [{ reason: 'INTERNAL' }],
    });
    const { rows } = await pool.query('select 1 from import_chunks');
    expect(rows).toEqual([]);
  });
});
