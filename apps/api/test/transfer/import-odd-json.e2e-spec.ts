import { randomUUID } from 'node:crypto';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { importFile } from '../support/transfer.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const now = () => service.clock.now().toISOString();
const daysAgo = (days: number) =>
  new Date(service.clock.now().getTime() - days * 86_400_000).toISOString();

const fileOf = (sections: object) =>
  JSON.stringify({ format: 'wordgrove', version: 1, words: [], ...sections });

const wordOf = (overrides: object = {}, memory: object = {}) => ({
  ...{ id: randomUUID(), term: 'harbor', review_count: 1, lapse_count: 0, created_at: daysAgo(9) },
  ...{ last_reviewed_at: daysAgo(5), next_review_at: daysAgo(1) },
  memory: {
    ...{ state: 'REVIEW', suspended: false, stability: 4, difficulty: 5, learning_step: 0 },
    ...{ declared_mastery_level: 0, declared_at: daysAgo(9), ...memory },
  },
  ...overrides,
});

const reviewOf = (overrides: object) => ({
  ...{ id: randomUUID(), plan_id: null, flashcard_id: null, user_answer: null, is_correct: true },
  ...{ question_type: 'QUESTION_TYPE_RECALL', answer_check: 'NOT_CHECKED', rating: 'GOOD' },
  ...{ time_spent_ms: null, previous_mastery_level: 0, mastery_level: 1, undone_at: null },
  ...{ reviewed_at: daysAgo(5), next_review_at: daysAgo(1), created_at: daysAgo(5), ...overrides },
});

const planOf = (overrides: object) => ({
  ...{ id: randomUUID(), name: 'Mine', description: '', filter: '', question_types: [] },
  ...{ daily_new_limit: 1, daily_review_limit: 1, desired_retention: 0.9, is_default: false },
  ...{ wordbook_ids: [], created_at: now(), updated_at: now(), ...overrides },
});

const bookOf = (overrides: object) => ({
  ...{ id: randomUUID(), name: 'Book', description: '', language: 'LANGUAGE_ENGLISH' },
  ...{ visibility: 'PRIVATE', created_at: now(), updated_at: now(), words: [], ...overrides },
});

const call = (method: string, { token }: Learner, path: string, body?: unknown) =>
  service.client.call(method, `/api/v1/${path}`, { token, ...(body !== undefined && { body }) });

/** The sections of a file with two reviews of one word. */
function reviewsOf(...each: object[]) {
  const word = wordOf();
  const reviews = each.map((one) => reviewOf({ learned_word_id: word.id, ...one }));
  return { words: [word], review_plans: [], reviews };
}

describe('an entry with the id of another in the same file', () => {
  const id = randomUUID();

  it.each<[string, () => object, string]>([
    ['a wordbook', () => ({ wordbooks: [bookOf({ id }), bookOf({ id })] }), 'wordbooks[1].id'],
    ['a plan', () => ({ review_plans: [planOf({ id }), planOf({ id })] }), 'review_plans[1].id'],
    ['a review', () => reviewsOf({ id }, { id: id.toUpperCase() }), 'reviews[1].id'],
    [
      'the card of a review',
      () => reviewsOf({ flashcard_id: id }, { flashcard_id: id }),
      'reviews[1].id',
    ],
  ])('is reported: %s', async (_title, sections, field) => {
    const learner = await Learner.of(service);
    const file = fileOf(sections());
    const errors = [{ field, reason: 'INVALID_VALUE' }];
    const failed = { status: 'FAILED', error_count: 1, errors };
    expect(await importFile(service, learner, 'json', file)).toMatchObject(failed);
    const first = expect.objectContaining({ field, reason: 'INVALID_VALUE' });
    const rest = { status: 'SUCCEEDED', errors: expect.arrayContaining([first]) };
    const query = { skip_bad_rows: 'true' };
    expect(await importFile(service, learner, 'json', file, query)).toMatchObject(rest);
  });

  it('is no error if the id is in upper case and unique', async () => {
    const learner = await Learner.of(service);
    const file = fileOf(reviewsOf({ id: randomUUID().toUpperCase() }));
    expect(await importFile(service, learner, 'json', file)).toMatchObject({
      ...{ status: 'SUCCEEDED', errors: [{ reason: 'MEMORY_DIFFERS' }] },
    });
  });
});

describe('times of another age', () => {
  const TIMES = ['0001-01-01T00:00:00Z', '1899-12-31T23:59:59.999Z'];
  /** Times that no database has. */
  const NO_TIMES = [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-14:00',
  ];

  it.each<[string, string, (at: string) => object]>([
    ['words[0].created_at', '', (at) => ({ words: [wordOf({ created_at: at })] })],
    ['words[0].memory.declared_at', '', (at) => ({ words: [wordOf({}, { declared_at: at })] })],
    [
      'words[0].next_review_at',
      '9999-12-31T23:59:59Z',
      (at) => ({ words: [wordOf({ next_review_at: at })] }),
    ],
    ['reviews[0].reviewed_at', '', (at) => reviewsOf({ reviewed_at: at })],
    ['wordbooks[0].created_at', '', (at) => ({ wordbooks: [bookOf({ created_at: at })] })],
    ['review_plans[0].updated_at', '', (at) => ({ review_plans: [planOf({ updated_at: at })] })],
  ])('are refused: %s', async (field, future, sections) => {
    const learner = await Learner.of(service);
    const expectRefusal = async (at: string, reason: string) =>
      expect(await importFile(service, learner, 'json', fileOf(sections(at)))).toMatchObject({
        status: 'FAILED',
        errors: [{ field, reason }],
      });
    for (const at of TIMES) await expectRefusal(at, 'OUT_OF_RANGE');
    if (future !== '') await expectRefusal(future, 'OUT_OF_RANGE');
    for (const at of NO_TIMES) await expectRefusal(at, 'INVALID_TIMESTAMP');
  });
});

describe('counts', () => {
  it('leave room to continue from them', async () => {
    const learner = await Learner.of(service);
    const most = 1_000_000_000;
    const counts = (count: number) => ({ review_count: count, lapse_count: count });
    const over = fileOf({ words: [wordOf(counts(most + 1))] });
    expect(await importFile(service, learner, 'json', over)).toMatchObject({
      errors: [{ field: 'words[0].review_count' }, { field: 'words[0].lapse_count' }],
    });
    await importFile(service, learner, 'json', fileOf({ words: [wordOf(counts(most))] }));
    const cards = await call('POST', learner, 'review-plans/default/flashcards', {});
    const answer = { flashcard_id: cards.body.flashcards[0].id, is_correct: false };
    const { body } = await call('POST', learner, 'review-plans/default/submit-answer', answer);
    expect(body.learned_word).toMatchObject({ review_count: most + 1, lapse_count: most + 1 });
  });
});

describe('an item of more members than any has', () => {
  const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`m${n}`, 1]));

  it.each<[string, object, string]>([
    ['by itself', { words: [many] }, 'words[0]'],
    ['further inside', { words: [{ term: 'x', contexts: [many] }] }, 'words[0]'],
    ['in a wordbook', { wordbooks: [many] }, 'wordbooks[0]'],
  ])('costs little to refuse: %s', async (_title, sections, field) => {
    const learner = await Learner.of(service);
    const before = process.cpuUsage();
    expect(await importFile(service, learner, 'json', fileOf(sections))).toMatchObject({
      ...{ status: 'FAILED', error_count: 1, errors: [{ field, reason: 'TOO_MANY' }] },
    });
    // It took a minute: checking one member took as long as there are members.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
