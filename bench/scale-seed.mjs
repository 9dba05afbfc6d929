// Fills a migrated database with many users' words and reviews, to measure the cost of size.
import { seedApplication, seedUser } from './seed.mjs';

const REVIEWS_OF_A_WORD = 5;
/**
 * The number of new cards to answer. A plan has only one open card of a word, so several plans may
 * hold them.
 */
const CARDS = 8_000;

/** @typedef {{userId: string, token: string, words: number, cards: {id: string, planId: string}[]}} Learner */

/**
 * Creates a learner with few words and one with many, among others.
 * @param {import('./bare-sql.mjs').BareSql} sql
 * @param {{small: number, large: number, others: number, wordsOfOther: number}} sizes
 * @returns {Promise<{small: Learner, large: Learner}>}
 */
export async function seedScale(sql, sizes) {
  const application = await seedApplication(sql);
  for (let other = 0; other < sizes.others; other += 1)
    await seedLearner(sql, application, sizes.wordsOfOther, 0);
  const small = await seedLearner(sql, application, sizes.small, CARDS);
  const large = await seedLearner(sql, application, sizes.large, CARDS);
  await sql.execute('vacuum analyze');
  // Otherwise, the server would write the new data out for minutes while it is measured.
  await sql.execute('checkpoint');
  return { small, large };
}

async function seedLearner(sql, application, words, cardCount) {
  const { userId, token } = await seedUser(sql, application);
  const planId = await seedPlan(sql, userId, true);
  await sql.execute(FILL_WORDS, [userId, application.id, words]);
  await sql.execute('update change_counters set last_change = $2 where user_id = $1', [
    userId,
    words,
  ]);
  await sql.execute(FILL_REVIEWS, [userId, planId, REVIEWS_OF_A_WORD]);
  const cards = [];
  while (cards.length < cardCount) {
    const of = await seedPlan(sql, userId, false);
    const rows = await sql.rows(FILL_CARDS, [userId, of, Math.min(words, cardCount)]);
    cards.push(...rows.map(({ id }) => ({ id, planId: of })));
  }
  return { userId, token, words, cards };
}

async function seedPlan(sql, userId, isDefault) {
  const { id } = await sql.row(
    `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
       daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
     values (gen_random_uuid(), $1, 'A plan', '', '', '{}', '{}', 20, 200, 0.9, $2, now(), now())
     returning id`,
    [userId, isDefault],
  );
  return id;
}

// Seven words in ten have been reviewed, and one in fifty of these is due.
const FILL_WORDS = `
  insert into learned_words (user_id, application_id, language, term, term_key, tags, notes, contexts,
    memory_state, stability, difficulty, learning_step, review_count, lapse_count, last_reviewed_at,
    next_review_at, mastery_level, declared_mastery_level, declared_at, created_at, updated_at,
    change_number)
  select $1, $2, 'LANGUAGE_ENGLISH', 'word ' || n, 'word ' || n, '{reading}', '{a note of some length}',
    '[]', case when is_new then 'NEW' else 'REVIEW' end, case when is_new then 0 else 30 end,
    case when is_new then 0 else 5 end, 0, case when is_new then 0 else 5 end, 0,
    case when not is_new then due - interval '30 days' end, case when is_new then at else due end,
    case when is_new then 0 else 3 end, 0, at, at, at, n
  from generate_series(1, $3::int) as n,
    lateral (select n % 10 < 3 as is_new, timestamptz '2026-01-01' + n * interval '1 ms' as at,
      now() + ((n + 45) % 50) * interval '12 hours' - interval '6 hours' as due) as word`;

const FILL_REVIEWS = `
  insert into reviews (id, user_id, plan_id, flashcard_id, learned_word_id, question_type, is_correct,
    answer_check, rating, time_spent_ms, previous_mastery_level, mastery_level, reviewed_at,
    next_review_at, created_at)
  select gen_random_uuid(), $1, $2, gen_random_uuid(), id, 'QUESTION_TYPE_TERM_CHOICE', n % 5 > 0,
    'NOT_CHECKED', case when n % 5 > 0 then 'GOOD' else 'AGAIN' end, 2000 + n * 100, 2, 2,
    now() - (n * 30 + mod(change_number, 29)) * interval '1 day', now(), now()
  from learned_words, generate_series(1, $3::int) n where user_id = $1`;

const FILL_CARDS = `
  insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint,
    options, correct_answer, accepted_answers, explanation, source, due_at, created_at, expires_at)
  select gen_random_uuid(), $1, $2, id, 'QUESTION_TYPE_TERM_CHOICE', 'a note of some length', 'w',
    array[term], term, array[term], '', 'NOTE', created_at, now(), now() + interval '30 days'
  from learned_words where user_id = $1 limit $3 returning id`;
