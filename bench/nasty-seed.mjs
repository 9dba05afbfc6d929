// A learner of a million words and one of as many new words beside a hundred others, for nasty.mjs.
import { seedApplication, seedUser } from './seed.mjs';

const OTHERS = 100;
const WORDS_OF_OTHER = 1_000;

/**
 * Fills a migrated database and returns the learner.
 * @param {import('./bare-sql.mjs').BareSql} sql
 * @param {number} words
 * @returns {Promise<{userId: string, planId: string, wordbookId: string, newcomerId: string}>}
 */
export async function seedNasty(sql, words) {
  const application = await seedApplication(sql);
  for (let other = 0; other < OTHERS; other += 1) {
    const { userId } = await seedUser(sql, application);
    await sql.execute(FILL_WORDS, [userId, application.id, WORDS_OF_OTHER, 4]);
  }
  const { userId } = await seedUser(sql, application);
  // To make the index of searches anew takes less time than to fill it word by word.
  const { definition } = await sql.row(SEARCH_INDEX);
  await sql.execute('drop index learned_words_search_idx');
  await sql.execute(FILL_WORDS, [userId, application.id, words, 4]);
  const { userId: newcomerId } = await seedUser(sql, application);
  await sql.execute(FILL_WORDS, [newcomerId, application.id, words, 10]);
  await sql.execute(definition);
  const { id: planId } = await sql.row(FILL_PLAN, [userId, 'All words']);
  await sql.execute(FILL_PLAN, [newcomerId, NEWCOMER]);
  await sql.execute(FILL_REVIEWS, [userId, planId]);
  const { id: wordbookId } = await sql.row(FILL_WORDBOOK, [userId]);
  await sql.execute('vacuum analyze');
  await sql.execute('checkpoint');
  return { userId, planId, wordbookId, newcomerId };
}

/**
 * Returns the learners of a database that was filled before, or undefined.
 * @param {import('./bare-sql.mjs').BareSql} sql
 */
export function seededBefore(sql) {
  return sql.row(
    `select plans.user_id as "userId", plans.id as "planId", wordbooks.id as "wordbookId", newcomers.user_id as "newcomerId"
    from review_plans plans join wordbooks on wordbooks.owner_id = plans.user_id join review_plans newcomers on newcomers.name = $1
    where plans.is_default`,
    [NEWCOMER],
  );
}

/** The name of the plan of the learner who has not reviewed any word. */
const NEWCOMER = 'Newcomer';

const SEARCH_INDEX = `select pg_get_indexdef('learned_words_search_idx'::regclass) as definition`;

// Terms look like words. Four words in ten were never reviewed, or all of them, one in a thousand is suspended. One tag is on every second
// word, one on each hundredth, one on five words. Words are collected a second apart, five hundred at a time.
const FILL_WORDS = `
  insert into learned_words (user_id, application_id, language, term, term_key, tags, notes, contexts,
    memory_state, stability, difficulty, learning_step, review_count, lapse_count, last_reviewed_at,
    next_review_at, mastery_level, declared_mastery_level, declared_at, suspended, created_at, updated_at,
    change_number)
  select $1, $2, (array['LANGUAGE_ENGLISH', 'LANGUAGE_ENGLISH', 'LANGUAGE_ENGLISH', 'LANGUAGE_FRENCH'])[1 + n % 4],
    term, term, array_remove(array[
      case when n % 2 = 0 then 'reading' end, case when n % 100 = 0 then 'exam' end,
      case when n between 1001 and 1005 then 'rare' end], null),
    '{a note of some length}', '[]', case when is_new then 'NEW' when n % 97 = 0 then 'RELEARNING' else 'REVIEW' end,
    case when is_new then 0 else 30 end, case when is_new then 0 else 5 end, 0,
    case when is_new then 0 else 1 + n % 40 end, 0,
    case when not is_new then at + (hash % 1000) * interval '1 hour' end,
    case when is_new then at else now() + (hash % 2000 - 100) * interval '1 hour' end,
    case when is_new then 0 else 1 + hash % 5 end, 0, at, n % 1000 = 0, at,
    case when is_new then at else at + (hash % 1000) * interval '1 hour' end, n
  from generate_series(1, $3::int) as n,
    lateral (select n % 10 < $4::int as is_new, timestamptz '2024-01-01' + (n / 500) * interval '500 seconds' as at,
      abs(hashtext(n::text)) as hash) as word,
    lateral (select translate(substr(md5(n::text), 1, 4 + n % 6), '0123456789', 'ghijklmnop') || n::text as term) as spelt`;

const FILL_PLAN = `
  insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
    daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
  values (gen_random_uuid(), $1, $2, '', '', '{}', '{}', 20, 200, 0.9, true, now(), now()) returning id`;

const FILL_REVIEWS = `
  insert into reviews (id, user_id, plan_id, flashcard_id, learned_word_id, question_type, is_correct,
    answer_check, rating, time_spent_ms, previous_mastery_level, mastery_level, reviewed_at,
    next_review_at, created_at)
  select gen_random_uuid(), $1, case when change_number % 3 > 0 then $2::uuid end, gen_random_uuid(), id,
    'QUESTION_TYPE_TERM_CHOICE', change_number % 5000 > 0, 'NOT_CHECKED', 'GOOD', 2000, 2, 2, last_reviewed_at,
    now(), now()
  from learned_words where user_id = $1 and last_reviewed_at is not null`;

const FILL_WORDBOOK = `
  with book as (
    insert into wordbooks (id, owner_id, name, description, language, visibility, word_count, created_at, updated_at)
    values (gen_random_uuid(), $1, 'A book', '', 'LANGUAGE_ENGLISH', 'PRIVATE', 2000, now(), now()) returning id
  ), terms as (
    insert into wordbook_terms (wordbook_id, position, term, term_key)
    select book.id, row_number() over (), term, term_key from book,
      (select term, term_key from learned_words where user_id = $1 and language = 'LANGUAGE_ENGLISH' limit 2000) words
  ) select id from book`;
