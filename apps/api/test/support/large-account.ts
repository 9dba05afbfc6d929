import type { TestApp } from './test-app.js';

/** The records of the user in the large tables. The others have a tenth of them. */
export const OWN = 20_000;
const OTHERS = 6_000;
/** The records for each application. */
const SHARE = OWN / 10;

/** Fills the tables, with so many records of 300 other users that there is something to read past. */
export async function fillTables(service: TestApp, userId: string): Promise<void> {
  const { pool } = service.database;
  const now = `timestamptz '${service.clock.now().toISOString()}'`;
  for (const text of [...people(userId, now), ...learning(now), ...access(userId, now)])
    await pool.query(text);
  await pool.query('analyze');
}

// The user has the number 0, and whatever belongs to number n of 100 is theirs.
const people = (userId: string, now: string): string[] => [
  `create table fill_users as select '${userId}'::uuid as id, 0 as n`,
  `with made as (
     insert into users (email, email_key, password_hash, display_name, created_at)
     select 'filler ' || n, 'filler ' || n, '!', 'Filler', ${now} from generate_series(1, 300) n
     returning id)
   insert into fill_users select id, row_number() over () from made`,
  `create table fill as
     select gen_random_uuid() as id, ${now} as now, i, u.id as user_id
     from generate_series(1, ${OWN + OTHERS}) i
     join fill_users u on u.n = case when i <= ${OWN} then 0 else 1 + i % 300 end`,
  `create table fill_some as select * from fill where i % 10 = 0`,
];

const learning = (now: string): string[] => [
  `insert into learned_words (id, user_id, language, term, term_key, tags, notes, contexts,
     memory_state, stability, difficulty, learning_step, review_count, lapse_count,
     next_review_at, mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
   select id, user_id, 'LANGUAGE_ENGLISH', i, i, '{}', '{}', '[]', 'REVIEW', 9, 5, 0, 1, 0, now, 2, 0,
     now, now, now from fill`,
  `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
     daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
   select id, user_id, 'A plan', '', '', '{}', '{}', 20, 200, 0.9, false, now, now from fill_some`,
  `insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint,
     options, correct_answer, accepted_answers, explanation, source, due_at, created_at, expires_at)
   select id, user_id, id, id, 'QUESTION_TYPE_RECALL', '', '', '{}', '', '{}', '', '', now, now, now
   from fill_some`,
  `insert into reviews (id, user_id, learned_word_id, question_type, is_correct, answer_check, rating,
     previous_mastery_level, mastery_level, reviewed_at, next_review_at, created_at)
   select id, user_id, id, 'QUESTION_TYPE_RECALL', true, 'NOT_CHECKED', 'GOOD', 0, 1, now, now, now
   from fill`,
  `insert into deleted_words (word_id, user_id, change_number, deleted_at)
   select gen_random_uuid(), user_id, i, now from fill_some`,
  `insert into change_counters (user_id, last_change) select id, 1 from fill_users on conflict do nothing`,
  `insert into memory_parameters (user_id, desired_retention, updated_at)
   select id, 0.9, ${now} from fill_users`,
  `insert into fitted_weights (id, user_id, weights, review_count, default_log_loss, fitted_log_loss,
     adopted, fitted_at)
   select id, user_id, '{}', 1, 1, 1, false, now from fill_some`,
  `insert into wordbooks (id, owner_id, name, description, language, visibility, word_count,
     created_at, updated_at)
   select id, user_id, 'A book', '', 'LANGUAGE_ENGLISH', 'PRIVATE', 0, now, now from fill_some`,
  `insert into wordbook_terms (wordbook_id, term_key, term, position)
   select id, 'word ' || n, 'word', n from fill_some, generate_series(1, 3) n`,
];

const access = (userId: string, now: string): string[] => [
  `insert into sessions (id_hash, user_id, created_at, expires_at)
   select sha256(id::text::bytea), user_id, now, now + interval '1 day' from fill_some
   where user_id <> '${userId}' or i <= ${OWN / 2}`,
  // Of as many records as there are for each application, one has it, and the others use it.
  `insert into applications (id, owner_id, client_id, name, status, redirect_uris, scopes,
     hourly_quota, created_at, updated_at)
   select id, user_id, id, 'An application', 'APPROVED', '{}', '{}', 1, now, now from fill
   where i % ${SHARE} = 0`,
  `create table fill_apps as select id, i from fill where i % ${SHARE} = 0`,
  `update learned_words w set application_id = a.id from fill f join fill_apps a
     on a.i = f.i - f.i % ${SHARE} where w.id = f.id and f.i % 4 = 0`,
  `update reviews r set application_id = a.id from fill f join fill_apps a
     on a.i = f.i - f.i % ${SHARE} where r.id = f.id and f.i % 4 = 0`,
  `insert into imports (id, user_id, scopes, format, language, mapping, skip_bad_rows, status, total_bytes,
     processed_bytes, row_count, created_count, updated_count, error_count, errors, created_at)
   select id, user_id, '{}', 'csv', 'LANGUAGE_ENGLISH', '', false, 'SUCCEEDED', 0, 0, 0, 0, 0, 0, '[]', now
   from fill_some`,
  `update imports m set application_id = a.id from fill f join fill_apps a
     on a.i = f.i - f.i % ${SHARE} where m.id = f.id and f.i % 40 = 0`,
  `insert into import_chunks (import_id, position, bytes) select id, 0, '' from imports`,
  `insert into import_batches (import_id, position, section, items, item_count, row_count)
   select id, 0, 'words', '[]', 0, 0 from imports`,
  `insert into import_parts (import_id, batch, ordinal, section, owner_id, unique_ids, item)
   select id, 0, 1, 'reviews', id, '{}', '{}' from imports`,
  `insert into application_secrets (application_id, digest, hint, created_at)
   select a.id, '', '', ${now} from fill_apps a, generate_series(1, 2)`,
  `insert into application_messages (id, application_id, kind, side, created_at)
   select gen_random_uuid(), a.id, 'MESSAGE', 'OWNER', ${now} from fill_apps a, generate_series(1, 2)`,
  `insert into application_test_users (application_id, user_id, created_at)
   select a.id, u.id, ${now} from fill_apps a, fill_users u`,
  `insert into application_checks (application_id, subject_id)
   select a.id, gen_random_uuid() from fill_apps a, generate_series(1, 2)`,
  `insert into playground_tokens (token_hash, user_id, application_id, scopes, token_epoch, created_at, expires_at)
   select sha256(f.id::text::bytea), f.user_id, a.id, '{}', 0, now, now from fill_some f
   join fill_apps a on a.i = f.i - f.i % ${SHARE}`,
  `insert into call_log (application_id, number, kind, responded_at, method, route, duration_ms, user_id,
     request_id)
   select a.id, f.i, 'API', now, 'GET', '/', 1, f.user_id, '' from fill_some f
   join fill_apps a on a.i = f.i - f.i % ${SHARE}`,
  `insert into call_log_heads (application_id, last_number) select id, 0 from fill_apps`,
  `insert into call_counters (application_id, begins_at, call_count, bad_request_count,
     unauthenticated_count, denied_count, limited_count, failed_count, other_error_count)
   select a.id, f.now + f.i * interval '1 minute', 1, 0, 0, 0, 0, 0, 0 from fill_some f
   join fill_apps a on a.i = f.i - f.i % ${SHARE}`,
  `insert into secret_counters (used_secret_id, begins_at, call_count)
   select s.id, ${now} + n * interval '1 minute', 1
   from application_secrets s, generate_series(1, ${SHARE / 20}) n`,
  // One live grant for each user and application; the others have been revoked.
  `insert into grants (id, user_id, application_id, scopes, created_at, revoked_at)
   select f.id, f.user_id, a.id, '{}', now, now from fill_some f join fill_apps a
     on a.i = f.i - f.i % ${SHARE}`,
  `insert into token_families (id, grant_id, created_at) select id, id, now from grants join fill using (id)`,
  ...['access_tokens (', 'refresh_tokens (generation, '].map(
    (columns) => `insert into ${columns}token_hash, family_id, scopes, created_at, expires_at)
      select ${columns.includes('generation') ? '0, ' : ''}sha256((id || '/' || n)::bytea), id, '{}',
        ${now}, ${now} from token_families, generate_series(1, 2) n`,
  ),
  `insert into authorization_codes (code_hash, family_id, grant_id, redirect_uri, scopes, created_at,
     expires_at)
   select sha256(id::text::bytea), id, grant_id, '', '{}', ${now}, ${now} from token_families`,
  `insert into authorization_requests (id_hash, application_id, shown_to, redirect_uri, scopes, state,
     created_at, expires_at)
   select sha256(f.id::text::bytea), a.id, f.user_id, '', '{}', '', now, now from fill_some f
   join fill_apps a on a.i = f.i - f.i % ${SHARE}`,
];
