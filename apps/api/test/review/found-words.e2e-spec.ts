/**
 * @installed-servers its statements vary, and must run on an older PostgreSQL too
 */
import { LIMITS } from '@wordgrove/contracts';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLANS = '/api/v1/review-plans';
const WORDBOOKS = '/api/v1/wordbooks';

/** As many due words and new ones as a plan looks at, before all others. */
const OTHERS = LIMITS.planReads;
const WORDS = 400;
const LIMIT = 60;

// The words differ in all that filters know, and hardly one is like another. Each third is new, and some are not due yet or suspended.
const FILL = `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts, memory_state, stability,
    difficulty, learning_step, review_count, lapse_count, last_reviewed_at, next_review_at, mastery_level,
    declared_mastery_level, declared_at, suspended, created_at, updated_at)
  select $1, 'LANGUAGE_ENGLISH', term, term, tags, '{}', '[]', state, stability, stability, 0, stability, 0,
    case when stability > 0 then at - hash % 50 * interval '1 day' end, at + late, level, 0, at, suspended, at, at
  from (
    select n, 'zz other ' || n || state as term, '{}'::text[] as tags, state, stability, level, 0 as hash, interval '0' as late,
      false as suspended
    from generate_series(1, $2::int) n, (values ('NEW', 0, 0), ('REVIEW', 10, 1)) states (state, stability, level)
    union all
    select $2 + n, substr(md5(n::text), 1, 3 + n % 4) || n, array_remove(array[
        case when hash % 5 = 0 then 'sea' end, case when hash % 3 = 0 then 'land' end], null),
      case when n % 3 = 0 then 'NEW' else 'REVIEW' end, case when n % 3 = 0 then 0 else 2 + hash % 17 end,
      case when n % 3 = 0 then 0 else 1 + hash % 4 end, hash, hash % 7 * interval '1 day', n % 20 = 0
    from generate_series(1, $3::int) n, lateral (select abs(hashtext(n::text)) as hash) hashes
  ) words, lateral (select $4::timestamptz + n * interval '1 s' as at) moments`;

// What a plan asks, in the plainest way: all due words, the likeliest forgotten first, then all new ones, the oldest first.
const plain = (condition: string) => `
  with asked as (
    select * from learned_words where user_id = $1 and not suspended and (${condition})
  )
  select term from asked where memory_state = 'NEW' or next_review_at <= $2
  order by memory_state = 'NEW', case when memory_state <> 'NEW'
    then extract(epoch from $2 - last_reviewed_at) / stability end desc, created_at, id limit ${LIMIT}`;

describe('the flashcards of a plan that selects none of the words at which it looks first', () => {
  let service: TestApp;
  let learner: Learner;
  let wordbookId: string;
  let now: Date;
  let begin: Date;
  beforeAll(async () => {
    service = await startTestApp();
    learner = await Learner.of(service);
    now = service.clock.now();
    const { pool } = service.database;
    begin = new Date(now.getTime() - 5 * 86_400_000);
    await pool.query(FILL, [learner.userId, OTHERS + 1, WORDS, begin]);
    await pool.query('analyze learned_words');
    const { body } = await learner.post(WORDBOOKS, { name: 'Some' });
    wordbookId = body.wordbook.id;
    const { rows } = await pool.query<{ term: string }>(
      `select term from learned_words where user_id = $1 and term !~ '^zz' and length(term) % 2 = 0`,
      [learner.userId],
    );
    const words = [...rows, { term: 'not learned' }];
    await learner.post(`${WORDBOOKS}/${wordbookId}/add-words`, { words });
  });
  afterAll(() => service.close());

  const create = async (settings: object) => {
    const plan = { name: 'Narrow', daily_new_limit: LIMIT, ...settings };
    const { body } = await learner.post(PLANS, plan);
    return `${PLANS}/${body.review_plan.id}`;
  };

  const ask = (plan: string) => learner.post(`${plan}/flashcards`, { limit: LIMIT });

  const termsOf = (cards: { term: string }[]) => cards.map(({ term }) => term);

  const IN_BOOK = `term !~ '^zz' and length(term) % 2 = 0`;
  const filters: [string, string][] = [
    ['"sea" in tags', `'sea' = any(tags)`],
    ['"sea" in tags && "land" in tags', `tags @> '{sea,land}'`],
    ['"sea" in tags || term.startsWith("a")', `'sea' = any(tags) or term like 'a%'`],
    ['"land" in tags && !("sea" in tags)', `'land' = any(tags) and not 'sea' = any(tags)`],
    ['term.startsWith("c")', `term like 'c%'`],
    ['term < "b"', `term < 'b'`],
    ['term.contains("ccb")', `term like '%ccb%'`],
    ['mastery_level == 2', 'mastery_level = 2'],
    ['mastery_level > 2', 'mastery_level > 2'],
    ['mastery_level in [2, 4]', 'mastery_level in (2, 4)'],
    ['review_count > 5 && created_at > timestamp("AFTER")', `review_count > 5 and term !~ '^zz'`],
    ['state == "LEARNING" || term in ["none"] || term.endsWith("z105")', 'false'],
    [
      'state == "LEARNING" || "sea" in tags && term > "c" || term.endsWith("zzz")',
      `'sea' = any(tags) and term > 'c'`,
    ],
    ['mastery_level > 2 && review_count < 10', 'mastery_level > 2 and review_count < 10'],
    ['"sea" in tags && state == "NEW"', `'sea' = any(tags) and memory_state = 'NEW'`],
    ['"sea" in tags && last_reviewed_at != null', `'sea' = any(tags) and memory_state <> 'NEW'`],
    ['term in ["none", "nor this"]', 'false'],
    ['wordbook_id == "BOOK"', IN_BOOK],
    ['wordbook_id == "BOOK" && review_count > 5', `${IN_BOOK} and review_count > 5`],
  ];

  it.each(filters)('are those of all words: %s', async (filter, condition) => {
    const after = new Date(begin.getTime() + (OTHERS + 1.5) * 1000).toISOString();
    const withId = filter.replace('BOOK', wordbookId).replace('AFTER', after);
    const cases = [
      { settings: { filter: withId }, condition },
      { settings: { filter: withId, paused_until: now.toISOString() }, condition },
      {
        settings: { filter: withId, wordbook_ids: [wordbookId] },
        condition: `(${condition}) and ${IN_BOOK}`,
      },
    ];
    for (const { settings, condition: each } of cases) {
      const plan = await create(settings);
      const { rows } = await service.database.pool.query<{ term: string }>(plain(each), [
        learner.userId,
        now,
      ]);
      const { body } = await ask(plan);
      expect(rows.length > 0 || each !== condition || each === 'false').toBe(true);
      expect(termsOf(body.flashcards)).toEqual(termsOf(rows));
      expect(body.stats.is_exact).toBe(true);
      const again = await ask(plan);
      expect(again.body.flashcards).toEqual(body.flashcards);
    }
  });
});
