// Fills a migrated database with the data that the operations need.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

const SCOPES = ['words:read', 'words:write', 'review:read', 'review:write'];
const WORDS = 1_000_000;

/** The number of cards to answer. Each server uses its own half. */
const CARDS = 80_000;
const REFRESH_TOKENS = 128;

/** @param {import('./bare-sql.mjs').BareSql} sql */
export async function seed(sql) {
  const application = await seedApplication(sql);
  const lister = await seedUser(sql, application);
  await sql.execute(FILL_WORDS, [lister.userId, application.id, WORDS, 2]);
  const deepCursor = await sql.row(
    `select created_at as at, id from learned_words where user_id = $1
     order by created_at desc, id desc offset 499999 limit 1`,
    [lister.userId],
  );
  const collector = await seedUser(sql, application);
  const reviewer = await seedUser(sql, application);
  await sql.execute(FILL_WORDS, [reviewer.userId, application.id, 1_000, 1]);
  const answerer = await seedUser(sql, application);
  const cards = await seedCards(sql, application, answerer);
  const refreshTokens = await seedRefreshTokens(sql, answerer);
  await sql.execute('vacuum analyze');
  return { application, lister, deepCursor, collector, reviewer, answerer, cards, refreshTokens };
}

async function seedCards(sql, application, { userId }) {
  await sql.execute(FILL_WORDS, [userId, application.id, CARDS, 1]);
  const { id: planId } = await sql.row(
    `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
       daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
     values (gen_random_uuid(), $1, 'All words', '', '', '{}', '{}', 20, 200, 0.9, true, now(), now())
     returning id`,
    [userId],
  );
  const rows = await sql.rows(
    `insert into flashcards (id, user_id, plan_id, learned_word_id, question_type, question, hint,
       options, correct_answer, accepted_answers, explanation, source, due_at, created_at, expires_at)
     select gen_random_uuid(), $1, $2, id, 'QUESTION_TYPE_TYPING', 'a note of some length', 'w', '{}',
       term, array[term], '', 'NOTE', created_at, now(), now() + interval '30 days'
     from learned_words where user_id = $1 returning id`,
    [userId, planId],
  );
  return rows.map(({ id }) => id);
}

async function seedRefreshTokens(sql, { grantId }) {
  const tokens = Array.from({ length: REFRESH_TOKENS }, () =>
    randomBytes(32).toString('base64url'),
  );
  for (const token of tokens) {
    await sql.execute(
      `with family as (
         insert into token_families (id, grant_id, created_at)
         values (gen_random_uuid(), $2, now()) returning id
       )
       insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
       select $1, id, 0, $3, now(), now() + interval '30 days' from family`,
      [sha256(token), grantId, SCOPES],
    );
  }
  return tokens;
}

/** Creates an approved application with one secret. */
export async function seedApplication(sql) {
  const owner = await insertUser(sql);
  const clientId = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const { id } = await sql.row(
    `insert into applications (owner_id, client_id, name, status, redirect_uris, scopes, hourly_quota,
       created_at, updated_at)
     values ($1, $2, 'Bench', 'APPROVED', '{http://localhost/}', $3, 1000000000, now(), now())
     returning id`,
    [owner, clientId, SCOPES],
  );
  await sql.execute(
    `insert into application_secrets (application_id, digest, hint, created_at)
     values ($1, $2, $3, now())`,
    [id, sha256(secret), secret.slice(-4)],
  );
  return { id, clientId, secret };
}

/** Creates a user with a token of the application. */
export async function seedUser(sql, application) {
  const userId = await insertUser(sql);
  const { id: grantId } = await sql.row(
    `insert into grants (user_id, application_id, scopes, created_at)
     values ($1, $2, $3, now()) returning id`,
    [userId, application.id, SCOPES],
  );
  const token = randomBytes(32).toString('base64url');
  await sql.execute(
    `with family as (
       insert into token_families (id, grant_id, created_at)
       values (gen_random_uuid(), $2, now()) returning id
     )
     insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select $1, id, $3, now(), now() + interval '1 day' from family`,
    [sha256(token), grantId, SCOPES],
  );
  return { userId, grantId, token };
}

async function insertUser(sql) {
  const email = `${randomUUID()}@example.org`;
  const row = await sql.row(
    `insert into users (email, email_key, password_hash, display_name, created_at)
     values ($1, $1, '!', 'Bench', now()) returning id`,
    [email],
  );
  return row.id;
}

// Creates words a millisecond apart, in the given number of languages.
const FILL_WORDS = `
  insert into learned_words (user_id, application_id, language, term, term_key, tags, notes, contexts,
    memory_state, stability, difficulty, learning_step, review_count, lapse_count, next_review_at,
    mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
  select $1, $2, (array['LANGUAGE_ENGLISH', 'LANGUAGE_FRENCH'])[1 + n % $4], 'word ' || n, 'word ' || n,
    '{reading}', '{a note of some length}', '[]', 'NEW', 0, 0, 0, 0, 0, at, 0, 0, at, at, at
  from generate_series(1, $3::int) as n,
    lateral (select timestamptz '2026-01-01' + n * interval '1 ms') as moment (at)`;

/** @param {string} secret */
export function sha256(secret) {
  return createHash('sha256').update(secret).digest();
}
