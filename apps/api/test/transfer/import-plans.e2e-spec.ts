import { randomUUID } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';
import { WordbookReader } from '../support/wordbook-reader.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const fileOf = (sections: object) =>
  JSON.stringify({ format: 'wordgrove', version: 1, words: [], wordbooks: [], ...sections });

const now = () => service.clock.now().toISOString();

const planOf = (overrides: object) => ({
  ...{ id: randomUUID(), name: 'Mine', description: '', filter: '', question_types: [] },
  ...{ daily_new_limit: 1, daily_review_limit: 1, desired_retention: 0.9, is_default: false },
  paused_until: null,
  ...{ wordbook_ids: [], created_at: now(), updated_at: now() },
  ...overrides,
});

const reviewOf = (overrides: object) => ({
  ...{ id: randomUUID(), flashcard_id: null, question_type: 'QUESTION_TYPE_RECALL' },
  ...{ user_answer: null, is_correct: true, answer_check: 'NOT_CHECKED', rating: 'GOOD' },
  ...{ time_spent_ms: null, previous_mastery_level: 0, mastery_level: 1, undone_at: null },
  ...{ reviewed_at: now(), next_review_at: now(), created_at: now(), ...overrides },
});

const get = async ({ token }: { token: string }, path: string) =>
  (await service.client.get(`/api/v1/${path}`, { token })).body;

async function countPlans({ userId }: Learner): Promise<number> {
  const { rows } = await service.database.pool.query(
    'select count(*)::integer as n from review_plans where user_id = $1',
    [userId],
  );
  return rows[0].n;
}

describe('a plan of a file', () => {
  it('keeps all of its wordbooks, and finds words by those that its new owner may read', async () => {
    const stranger = await WordbookReader.of(service);
    const secret = await stranger.create({ visibility: 'PRIVATE' });
    const open = await stranger.create({ visibility: 'PUBLIC' });
    await stranger.add(secret.id, [{ term: 'secret' }]);
    await stranger.add(open.id, [{ term: 'open' }]);
    const learner = await Learner.of(service);
    await learner.sendAll([{ term: 'secret' }, { term: 'open' }]);
    const plan = planOf({ wordbook_ids: [secret.id, randomUUID(), open.id] });
    const file = fileOf({ review_plans: [plan] });
    expect(await importFile(service, learner, 'json', file)).toMatchObject({
      ...{ status: 'SUCCEEDED', errors: [] },
    });
    const { review_plan } = await get(learner, `review-plans/${plan.id}`);
    expect(review_plan).toMatchObject({
      ...{ wordbook_ids: plan.wordbook_ids, stats: { new_count: 1 } },
    });
    // So it is exported again as it came.
    const exported = JSON.parse(await exportText(service, learner, 'json'));
    expect(exported.review_plans).toContainEqual(plan);
  });

  it('of wordbooks that are not here is one without a word, not with all', async () => {
    const learner = await Learner.of(service);
    await learner.collect('harbor');
    const plan = planOf({ wordbook_ids: [randomUUID()] });
    await importFile(service, learner, 'json', fileOf({ review_plans: [plan] }));
    const { review_plan } = await get(learner, `review-plans/${plan.id}`);
    expect(review_plan).toMatchObject({
      ...{ wordbook_ids: plan.wordbook_ids, stats: { new_count: 0 } },
    });
  });

  it.each([
    ['a bad member', { daily_new_limit: -1 }, 'daily_new_limit', 'OUT_OF_RANGE'],
    ['a filter of another version', { filter: 'colour == "red"' }, 'filter', 'INVALID_FILTER'],
    [
      'an id of a wordbook that is none',
      { wordbook_ids: ['x'] },
      'wordbook_ids[0]',
      'INVALID_VALUE',
    ],
  ])('with %s is reported, and so are its reviews', async (_title, bad, field, reason) => {
    const learner = await Learner.of(service);
    const [wordId, plan] = [randomUUID(), planOf(bad)];
    const words = [{ id: wordId, term: 'harbor' }];
    const reviews = [reviewOf({ learned_word_id: wordId, plan_id: plan.id })];
    const file = fileOf({ words, review_plans: [plan], reviews });
    expect(await importFile(service, learner, 'json', file)).toMatchObject({
      ...{ status: 'FAILED', created_count: 0 },
      errors: expect.arrayContaining([
        expect.objectContaining({ field: `review_plans[0].${field}`, reason }),
      ]),
    });
    const skip_bad_rows = 'true';
    const done = await importFile(service, learner, 'json', file, { skip_bad_rows });
    expect(done).toMatchObject({
      ...{ status: 'SUCCEEDED', created_count: 1, error_count: 2 },
      errors: [
        { field: `review_plans[0].${field}`, reason },
        { field: 'reviews[0].plan_id', reason: 'INVALID_VALUE' },
      ],
    });
    const { reviews: kept } = await get(learner, 'reviews');
    expect(kept).toMatchObject([{ id: reviews[0]?.id, plan_id: null }]);
  });

  it('for which there is no room is found before any is written', async () => {
    const learner = await Learner.of(service);
    const plans = Array.from({ length: LIMITS.plans + 1 }, () => planOf({}));
    const file = fileOf({ review_plans: plans });
    const errors = [{ field: `review_plans[${LIMITS.plans}]`, reason: 'TOO_MANY_PLANS' }];
    expect(await importFile(service, learner, 'json', file)).toMatchObject({
      ...{ status: 'FAILED', error_count: 1, errors },
    });
    expect(await countPlans(learner)).toBe(0);
    const query = { skip_bad_rows: 'true' };
    expect(await importFile(service, learner, 'json', file, query)).toMatchObject({
      ...{ status: 'SUCCEEDED', error_count: 1, errors },
    });
    expect(await countPlans(learner)).toBe(LIMITS.plans);
  });
});
