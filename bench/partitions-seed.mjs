// Fills a migrated database with many learners and millions of reviews, all at once.
import { seedApplication, seedUser } from './seed.mjs';

/** The learners whose calls are measured. */
const CLASS = 16;
/** Of their words, those that have a card to answer. */
const CARDS = 240;

/**
 * @param {import('./bare-sql.mjs').BareSql} sql
 * @param {{learners: number, words: number, reviews: number}} sizes of all; `words` of each, `reviews` of each word
 */
export async function seedMany(sql, { learners, words, reviews }) {
  const application = await seedApplication(sql);
  const users = [];
  for (let learner = 0; learner < learners; learner += 1)
    users.push(await seedUser(sql, application));
  await sql.execute(FILL_PLANS, [users.map(({ userId }) => userId)]);
  await withoutIndexes(sql, 'learned_words', () =>
    sql.execute(FILL_WORDS, [application.id, words]),
  );
  await sql.execute(
    'insert into change_counters (user_id, last_change) select user_id, $1::int from review_plans',
    [words],
  );
  await withoutIndexes(sql, 'reviews', () => sql.execute(FILL_REVIEWS, [reviews]));
  const answerers = [];
  for (const user of users.slice(0, CLASS)) {
    const rows = await sql.rows(FILL_CARDS, [user.userId, CARDS]);
    answerers.push({ ...user, cards: rows.map(({ id }) => id) });
  }
  await settle(sql);
  return { answerers, askers: users.slice(CLASS, 2 * CLASS), leavers: users.slice(-2 * CLASS) };
}

/** Otherwise, the server would write and count for minutes while it is measured. */
export async function settle(sql) {
  await sql.execute('vacuum analyze');
  await sql.execute('checkpoint');
}

/** Indexes are made in a fraction of the time if the rows are there. */
async function withoutIndexes(sql, table, fill) {
  const indexes = await sql.rows(
    `select indexname, indexdef from pg_indexes where schemaname = current_schema and tablename = $1
     and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { indexname } of indexes) await sql.execute(`drop index ${indexname}`);
  await sql.execute(`alter table ${table} disable trigger all`);
  await fill();
  await sql.execute(`alter table ${table} enable trigger all`);
  for (const { indexdef } of indexes) await sql.execute(indexdef);
}

const FILL_PLANS = `
  insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
    daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
  select gen_random_uuid(), id, 'All words', '', '', '{}', '{}', 20, 200, 0.9, true, now(), now()
  from unnest($1::uuid[]) as id`;

// One in fifty is due.
const FILL_WORDS = `
  insert into learned_words (user_id, application_id, language, term, term_key, tags, notes, contexts,
    memory_state, stability, difficulty, learning_step, review_count, lapse_count, last_reviewed_at,
    next_review_at, mastery_level, declared_mastery_level, declared_at, created_at, updated_at,
    change_number)
  select user_id, $1, 'LANGUAGE_GERMAN', 'word ' || n, 'word ' || n, '{reading}', '{a note of some length}',
    '[]', 'REVIEW', 30, 5, 0, 20, 0, due - interval '30 days', due, 3, 0, at, at, at, n
  from review_plans, generate_series(1, $2::int) as n,
    lateral (select timestamptz '2026-01-01' + n * interval '1 ms' as at,
      now() + ((n + 45) % 50) * interval '12 hours' - interval '6 hours' as due) as word`;

const FILL_REVIEWS = `
  insert into reviews (id, user_id, plan_id, flashcard_id, learned_word_id, question_type, is_correct,
    answer_check, rating, time_spent_ms, previous_mastery_level, mastery_level, reviewed_at,
    next_review_at, created_at)
  select gen_random_uuid(), word.user_id, plan.id, gen_random_uuid(), word.id, 'QUESTION_TYPE_TERM_CHOICE',
    n % 5 > 0, 'NOT_CHECKED', case when n % 5 > 0 then 'GOOD' else 'AGAIN' end, 2000 + n * 100, 2, 2,
    now() - (n * 30 + mod(change_number, 29)) * interval '1 day', now(), now()
  from generate_series(1, $1::int) n cross join learned_words word join review_plans plan using (user_id)`;

const FILL_CARDS = `
  insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint,
    options, correct_answer, accepted_answers, explanation, source, due_at, created_at, expires_at)
  select gen_random_uuid(), user_id, plan.id, word.id, 'QUESTION_TYPE_TERM_CHOICE', 'a note of some length',
    'w', array[term], term, array[term], '', 'NOTE', word.created_at, now(), now() + interval '30 days'
  from learned_words word join review_plans plan using (user_id) where user_id = $1 limit $2 returning id`;
