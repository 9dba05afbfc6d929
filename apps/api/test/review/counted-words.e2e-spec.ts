/**
 * @long it has more words than a plan counts
 */
import { LIMITS } from '@wordgrove/contracts';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLANS = '/api/v1/review-plans';

/** More due words than a plan counts. */
const WORDS = LIMITS.countedWords + 10;

describe('plans without a filter over more due words than they count', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => {
    service = await startTestApp();
    learner = await Learner.of(service);
    const { pool } = service.database;
    // No plan without a filter needs them, and filling them takes long.
    for (const name of [
      'search',
      'level_term',
      'mastery',
      'updated',
      'term',
      'language',
      'created',
    ])
      await pool.query(`drop index learned_words_${name}_idx`);
    await pool.query(
      `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts, memory_state, stability, difficulty,
         learning_step, review_count, lapse_count, last_reviewed_at, next_review_at, mastery_level, declared_mastery_level,
         declared_at, created_at, updated_at)
       select $1, 'LANGUAGE_ENGLISH', n::text, n::text, '{}', '{}', '[]', 'REVIEW', 10, 5, 0, 1, 0, at, at, 2, 0, at, at, at
       from generate_series(1, $2::int) n, lateral (select $3::timestamptz - n * interval '1 s' as at) moment`,
      [learner.userId, WORDS, service.clock.now()],
    );
  });
  afterAll(() => service.close());

  it('count as many, and say that there are more', async () => {
    await learner.post(PLANS, { name: 'Own', desired_retention: 0.95 });
    const { body } = await service.client.get(PLANS, { token: learner.token });
    expect(body.review_plans).toHaveLength(2);
    for (const { id, name, stats } of body.review_plans) {
      const count = name === 'Own' ? LIMITS.indexedPlanReads : LIMITS.countedWords;
      const counted = { due_count: count, new_count: 0, is_exact: false };
      expect(stats).toMatchObject(counted);
      const alone = await service.client.get(`${PLANS}/${id}`, { token: learner.token });
      expect(alone.body.review_plan.stats).toMatchObject(counted);
      const cards = await learner.post(`${PLANS}/${id}/flashcards`, { limit: 5 });
      expect(cards.body.stats).toMatchObject(counted);
      expect(cards.body.flashcards).toHaveLength(5);
    }
  });

  it('forecast as many, and say that there are more', async () => {
    const { body } = await service.client.get(`${DEFAULT_PLAN}/forecast`, { token: learner.token });
    expect(body.forecast[0].due_count).toBe(LIMITS.countedWords);
    expect(body.is_exact).toBe(false);
  });
});
