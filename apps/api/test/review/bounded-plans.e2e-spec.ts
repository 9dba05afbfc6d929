/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import { LIMITS } from '@wordgrove/contracts';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { rebuildingIndexes } from '../support/rebuilt-indexes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLANS = '/api/v1/review-plans';

/** More than a plan with a filter looks at, of due words and of new ones. */
const WORDS = LIMITS.planReads + 30;

describe('a plan with a filter over more words than it looks at', () => {
  let service: TestApp;
  let learner: Learner;
  let beforeAnyIsDue: unknown[];
  beforeAll(async () => {
    service = await startTestApp();
    learner = await Learner.of(service);
    // Of 60 words, 30 were collected and due before all others, and 30 after them. Half of those are new. One new word was
    // reviewed before its learner declared it new again.
    const { pool } = service.database;
    await rebuildingIndexes(pool, 'learned_words', () =>
      pool.query(
        `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts, memory_state, stability, difficulty,
         learning_step, review_count, lapse_count, last_reviewed_at, next_review_at, mastery_level, declared_mastery_level,
         declared_at, created_at, updated_at)
       select $1, 'LANGUAGE_ENGLISH', term, term, case when n <= 15 then '{early}' when n > $2 - 15 then '{late}' else '{}' end::text[],
         '{}', '[]', state, stability, stability, 0, stability + past, 0, case when stability + past > 0 then at end, at, level, 0, at, at, at
       from generate_series(1, $2::int) as n,
         (values ('NEW', 0, 0), ('REVIEW', 10, 2)) as states (state, stability, level),
         lateral (select $3::timestamptz + n * interval '1 s' as at, state || n as term,
           (n = 9000 and level = 0)::int as past) as word`,
        [learner.userId, WORDS, service.clock.now()],
      ),
    );
    beforeAnyIsDue = [];
    for (const filter of ['mastery_level == 0', 'mastery_level > 1', 'review_count > 0'])
      beforeAnyIsDue.push([filter, ...(await outcomeOf({ filter })).counts]);
    service.clock.advance({ days: 1 });
  });
  afterAll(() => service.close());

  /** Returns the counts of a plan, and then those that come with its flashcards, and the words of these. */
  async function outcomeOf(settings: object) {
    const { body } = await learner.post(PLANS, {
      name: 'Narrow',
      daily_new_limit: 40,
      ...settings,
    });
    const { id, stats } = body.review_plan;
    const cards = await learner.post(`${PLANS}/${id}/flashcards`, { limit: 40 });
    const terms = cards.body.flashcards.map(({ term }: { term: string }) => term);
    return { counts: countsOf(stats), later: countsOf(cards.body.stats), terms };
  }

  type Stats = Record<'due_count' | 'new_count' | 'is_exact', unknown>;
  const countsOf = (stats: Stats) => [stats.due_count, stats.new_count, stats.is_exact];
  const termsOf = (state: string, from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `${state}${from + at}`);

  it('asks for the words that it finds among the first, and counts these', async () => {
    const { counts, later, terms } = await outcomeOf({ filter: '"early" in tags' });
    expect([counts, later]).toEqual([
      [15, 15, false],
      // They are fewer than the 40 that are wanted, so all were looked at.
      [15, 15, true],
    ]);
    expect(new Set(terms)).toEqual(
      new Set([...termsOf('REVIEW', 1, 15), ...termsOf('NEW', 1, 15)]),
    );
  });

  it('asks for the words that are not among the first, too', async () => {
    const { counts, later, terms } = await outcomeOf({ filter: '"late" in tags' });
    expect([counts, later]).toEqual([
      [0, 0, false],
      [15, 15, true],
    ]);
    const first = WORDS - 14;
    expect(terms.slice(15)).toEqual(termsOf('NEW', first, 15));
    expect(new Set(terms)).toEqual(
      new Set([...termsOf('REVIEW', first, 15), ...termsOf('NEW', first, 15)]),
    );
  });

  it('looks for due words although its filter excludes new ones', async () => {
    const { later } = await outcomeOf({ filter: '"late" in tags && mastery_level > 1' });
    expect(later).toEqual([15, 0, true]);
  });

  it.each(['term.contains("x")', '!(term.contains("0") || term.contains("E"))'])(
    'refuses flashcards if it finds none, and no index finds few words: %s',
    async (filter) => {
      const { body } = await learner.post(PLANS, { name: 'None', filter });
      expect(body.review_plan.stats).toMatchObject({ due_count: 0, new_count: 0, is_exact: false });
      const refused = await learner.post(`${PLANS}/${body.review_plan.id}/flashcards`, {});
      expect(refused.status).toBe(400);
      expect(refused.body.error.details).toMatchObject([
        { reason: 'FILTER_TOO_EXPENSIVE', field: 'filter', metadata: { most: LIMITS.planReads } },
      ]);
    },
  );

  it('asks for what it finds among some of many words that indexes find', async () => {
    const { terms, later } = await outcomeOf({
      filter: 'mastery_level >= 0 && !(term < "NEW10001" || "early" in tags)',
    });
    expect([terms.length > 0, later[2]]).toEqual([true, false]);
  });

  it('does not look at more words than it needs', async () => {
    const { later } = await outcomeOf({ filter: '!("early" in tags)' });
    expect(later).toEqual([LIMITS.planReads - 15, LIMITS.planReads - 15, false]);
  });

  it('does not look at new words that its filter excludes', () => {
    expect(beforeAnyIsDue).toEqual([
      ['mastery_level == 0', 0, LIMITS.planReads, false],
      ['mastery_level > 1', 0, 0, true],
      ['review_count > 0', 0, 1, true],
    ]);
  });

  it('of all words counts exactly, whatever their number and the retention', async () => {
    const { body } = await service.client.get(DEFAULT_PLAN, { token: learner.token });
    expect(countsOf(body.review_plan.stats)).toEqual([WORDS, WORDS, true]);
    for (const desired_retention of [0.8, 0.95]) {
      const { counts } = await outcomeOf({ desired_retention });
      expect(counts).toEqual([WORDS, WORDS, true]);
    }
  });

  it('with a lower retention finds due words behind as many as it looks at that are not due yet', async () => {
    const other = await Learner.of(service);
    await service.database.pool.query(
      `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts, memory_state, stability, difficulty,
         learning_step, review_count, lapse_count, last_reviewed_at, next_review_at, mastery_level, declared_mastery_level,
         declared_at, created_at, updated_at)
       select $1, 'LANGUAGE_ENGLISH', n::text, n::text, '{}', '{}', '[]', case when n > $2 then 'RELEARNING' else 'REVIEW' end,
         10, 5, 0, 1, 0, at - interval '11 days', at + n * interval '1 ms', 2, 0, at, at, at
       from generate_series(1, $2::int + 1) n, lateral (select $3::timestamptz - interval '1 hour' as at) moment`,
      [other.userId, LIMITS.planReads, service.clock.now()],
    );
    const settings = { name: 'Relaxed', desired_retention: 0.8 };
    const { body } = await other.post(PLANS, settings);
    const { id, stats } = body.review_plan;
    const cards = await other.post(`${PLANS}/${id}/flashcards`, { limit: 40 });
    const terms = cards.body.flashcards.map(({ term }: { term: string }) => term);
    expect([countsOf(stats), countsOf(cards.body.stats), terms]).toEqual([
      [1, 0, true],
      [1, 0, true],
      [String(LIMITS.planReads + 1)],
    ]);
  });

  it('forecasts those of its words that fall due first, and says if there are more', async () => {
    const other = await Learner.of(service);
    await service.database.pool.query(
      `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts, memory_state, stability, difficulty,
         learning_step, review_count, lapse_count, last_reviewed_at, next_review_at, mastery_level, declared_mastery_level,
         declared_at, created_at, updated_at)
       select $1, 'LANGUAGE_ENGLISH', n::text, n::text, '{}', '{}', '[]', 'REVIEW', 10, 5, 0, 1, 0, $3::timestamptz,
         $3::timestamptz + n * interval '10 minutes', 2, 0, $3::timestamptz, $3::timestamptz, $3::timestamptz
       from generate_series(1, $2::int) n`,
      [other.userId, LIMITS.forecastReads + 1, service.clock.now()],
    );
    const { body } = await other.post(PLANS, { name: 'Narrow', filter: 'mastery_level == 2' });
    const forecastOf = async (plan: string, days: number) => {
      const query = { days: String(days) };
      const answer = await service.client.get(`${plan}/forecast`, { token: other.token, query });
      const { forecast, is_exact: isExact } = answer.body;
      const counts = forecast.map((day: { due_count: number }) => day.due_count);
      return { counts, isExact, sum: counts.reduce((sum: number, each: number) => sum + each, 0) };
    };
    const narrow = `${PLANS}/${body.review_plan.id}`;
    const all = await forecastOf(DEFAULT_PLAN, 365);
    expect([all.sum, all.isExact]).toEqual([LIMITS.forecastReads + 1, true]);
    const bounded = await forecastOf(narrow, 365);
    expect([bounded.sum, bounded.isExact]).toEqual([LIMITS.forecastReads, false]);
    expect(await forecastOf(narrow, 30)).toEqual(await forecastOf(DEFAULT_PLAN, 30));
  });

  it('has the same counts in a list as by itself', async () => {
    const book = await learner.post('/api/v1/wordbooks', { name: 'Some' });
    const { id } = book.body.wordbook;
    const words = ['NEW7', 'REVIEW7', 'REVIEW8'].map((term) => ({ term }));
    await learner.post(`/api/v1/wordbooks/${id}/add-words`, { words });
    const narrow = ['"early" in tags', '"late" in tags', 'mastery_level > 1', 'review_count > 0'];
    for (const settings of [
      ...narrow.map((filter) => ({ filter })),
      { filter: '"early" in tags', desired_retention: 0.97 },
      { wordbook_ids: [id] },
      { desired_retention: 0.97 },
    ])
      await learner.post(PLANS, { name: 'Listed', ...settings });
    const { body } = await service.client.get(PLANS, { token: learner.token });
    expect(body.review_plans.length).toBeGreaterThan(7);
    for (const plan of body.review_plans) {
      const alone = await service.client.get(`${PLANS}/${plan.id}`, { token: learner.token });
      expect(plan).toEqual(alone.body.review_plan);
    }
  });
});
