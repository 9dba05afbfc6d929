// Skewed data for plans.mjs: one user has everything, and many others have little.
import { randomUUID } from 'node:crypto';
import { seedApplication, seedUser, sha256 } from './seed.mjs';

/**
 * Fills a migrated database and returns the values that statements are given, by their types.
 * @param {import('./bare-sql.mjs').BareSql} sql
 * @param {{users: number, words: number}} sizes
 */
export async function seedPlans(sql, { users, words }) {
  const application = await seedApplication(sql);
  const { userId, grantId, token } = await seedUser(sql, application);
  for (const text of OTHERS) await sql.execute(...bound(text, [application.id, users]));
  for (const text of MUCH)
    await sql.execute(...bound(text, [userId, application.id, words, grantId]));
  const one = async (text) => Object.values(await sql.row(...bound(text, [userId])))[0];
  const wordIds = (
    await sql.rows('select id from learned_words where user_id = $1 limit 3', [userId])
  ).map(({ id }) => id);
  const ids = {
    user: userId,
    application: application.id,
    grant: grantId,
    family: await one(
      `select id from token_families where grant_id in (select id from grants where user_id = $1) limit 1`,
    ),
    plan: await one('select id from review_plans where user_id = $1 and is_default'),
    word: wordIds[0],
    card: await one('select id from flashcards where user_id = $1 limit 1'),
    review: await one('select id from reviews where user_id = $1 limit 1'),
    wordbook: await one('select id from wordbooks where owner_id = $1 limit 1'),
    import: await one('select id from imports where user_id = $1 limit 1'),
    nobody: randomUUID(),
  };
  const hashes = {
    access: sha256(token),
    refresh: sha256('refresh 1'),
    session: sha256('session 1'),
  };
  return {
    ids,
    hashes,
    wordIds,
    clientId: application.clientId,
    emailKey: await one('select email_key from users where id = $1'),
  };
}

/** Numbers the places of a text again, since the server refuses values that a statement does not use. */
function bound(text, values) {
  const used = [...new Set(Array.from(text.matchAll(/\$(\d)/g), ([, place]) => Number(place)))];
  return [
    text.replaceAll(/\$(\d)/g, (_, place) => `$${used.indexOf(Number(place)) + 1}`),
    used.map((place) => values[place - 1]),
  ];
}

const EACH = `generate_series(1, $2::int) n, lateral (select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id,
  sha256(n::text::bytea) as hash) x where $1::uuid is not null`;

// Every user has one of each, all by the same application.
const OTHERS = [
  `insert into users (id, email, email_key, password_hash, display_name, created_at)
     select id, n::text, n::text, '!', 'A user', now() from ${EACH}`,
  `insert into sessions (id_hash, user_id, created_at, expires_at)
     select hash, id, now(), now() + interval '1 day' from ${EACH}`,
  `insert into grants (id, user_id, application_id, scopes, created_at) select id, id, $1, '{}', now() from ${EACH}`,
  `insert into token_families (id, grant_id, created_at) select id, id, now() from ${EACH}`,
  `insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select hash, id, '{}', now(), now() + interval '1 hour' from ${EACH}`,
  `insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
     select hash, id, 0, '{}', now(), now() + interval '1 day' from ${EACH}`,
  `insert into learned_words (id, user_id, language, term, term_key, tags, notes, contexts, memory_state, stability,
     difficulty, learning_step, review_count, lapse_count, next_review_at, mastery_level, declared_mastery_level,
     declared_at, created_at, updated_at, change_number)
     select id, id, 'LANGUAGE_ENGLISH', 'word', 'word', '{}', '{}', '[]', 'NEW', 0, 0, 0, 0, 0, now(), 0, 0, now(), now(), now(), 1
     from ${EACH}`,
  `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types, daily_new_limit,
     daily_review_limit, desired_retention, is_default, created_at, updated_at)
     select id, id, '', '', '', '{}', '{}', 20, 200, 0.9, true, now(), now() from ${EACH}`,
  `insert into imports (id, user_id, application_id, scopes, format, language, mapping, skip_bad_rows, status, total_bytes,
     processed_bytes, row_count, created_count, updated_count, error_count, errors, created_at, finished_at)
     select id, id, $1, '{}', 'CSV', 'LANGUAGE_ENGLISH', '', false, 'SUCCEEDED', 0, 0, 0, 0, 0, 0, '[]', now(), now() from ${EACH}`,
  `insert into wordbooks (id, owner_id, name, description, language, visibility, word_count, created_at, updated_at)
     select id, id, 'A book', '', 'LANGUAGE_ENGLISH', 'PRIVATE', 0, now(), now() from ${EACH}`,
];

const MUCH = [
  `insert into learned_words (user_id, application_id, language, term, term_key, tags, notes, contexts, memory_state, stability,
     difficulty, learning_step, review_count, lapse_count, last_reviewed_at, next_review_at, mastery_level,
     declared_mastery_level, declared_at, created_at, updated_at, change_number)
     select $1, $2, 'LANGUAGE_ENGLISH', 'word ' || n, 'word ' || n, '{}', '{}', '[]', case when is_new then 'NEW' else 'REVIEW' end,
       30, 5, 0, 1, 0, case when not is_new then at end, now() + ((n + 45) % 50) * interval '12 hours', 0, 0, at, at, at, n
     from generate_series(1, $3::int) n, lateral (select n % 2 = 0 as is_new, now() - n * interval '1 minute' as at) x`,
  `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types, daily_new_limit,
     daily_review_limit, desired_retention, is_default, created_at, updated_at)
     select gen_random_uuid(), $1, '', '', '', '{}', '{}', 20, 200, 0.9, n = 1, now(), now() from generate_series(1, 20) n`,
  `insert into reviews (id, user_id, plan_id, flashcard_id, learned_word_id, question_type, is_correct, answer_check, rating,
     time_spent_ms, previous_mastery_level, mastery_level, reviewed_at, next_review_at, created_at)
     select gen_random_uuid(), $1, (select id from review_plans where user_id = $1 and is_default), gen_random_uuid(), id,
       'QUESTION_TYPE_TYPING', true, 'MATCH', 'GOOD', 2000, 0, 1, last_reviewed_at, now(), last_reviewed_at
     from learned_words where user_id = $1 and last_reviewed_at is not null`,
  `insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint, options, correct_answer,
     accepted_answers, explanation, source, due_at, created_at, expires_at)
     select gen_random_uuid(), $1, (select id from review_plans where user_id = $1 and is_default), id, 'QUESTION_TYPE_TYPING', 'q',
       '', '{}', 'a', '{}', '', 'NOTE', now(), now(), now() + interval '30 days'
     from learned_words where user_id = $1`,
  `insert into wordbooks (id, owner_id, name, description, language, visibility, word_count, created_at, updated_at)
     select gen_random_uuid(), $1, 'A book', '', 'LANGUAGE_ENGLISH', 'PRIVATE', 2000, now(), now() from generate_series(1, 50)`,
  `insert into wordbook_terms (wordbook_id, position, term, term_key)
     select id, n, 'word ' || n, 'word ' || n from wordbooks, generate_series(1, 2000) n where owner_id = $1`,
  `insert into token_families (id, grant_id, created_at) select gen_random_uuid(), $4, now() from generate_series(1, $3::int)`,
  `insert into sessions (id_hash, user_id, created_at, expires_at)
     select sha256(('session ' || n)::bytea), $1, now(), now() + interval '1 day' from generate_series(1, 20) n`,
  `insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
     select sha256(('refresh ' || row_number() over ())::bytea), id, 0, '{}', now(), now() + interval '1 day'
     from token_families where grant_id = $4`,
  `insert into imports (id, user_id, application_id, scopes, format, language, mapping, skip_bad_rows, status, total_bytes,
     processed_bytes, row_count, created_count, updated_count, error_count, errors, created_at, finished_at)
     select gen_random_uuid(), $1, $2, '{}', 'CSV', 'LANGUAGE_ENGLISH', '', false, 'SUCCEEDED', 0, 0, 0, 0, 0, 0, '[]',
       now() - n * interval '1 minute', now() from generate_series(1, 1000) n`,
];
