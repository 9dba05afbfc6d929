// Fills a migrated database with what the operations need.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

const SCOPES = ['words:read', 'words:write', 'review:read', 'review:write'];
const WORDS = 1_000_000;

/**
 * @param {import('./bare-sql.mjs').BareSql} sql
 * @param {{words: number}} sizes
 */
export async function seed(sql) {
  const application = await seedApplication(sql);
  const lister = await seedUser(sql, application);
  await sql.execute(FILL_WORDS, [lister.userId, application.id, WORDS, 2]);
  const collector = await seedUser(sql, application);
  const reviewer = await seedUser(sql, application);
  await sql.execute(FILL_WORDS, [reviewer.userId, application.id, 100, 1]);
  await sql.execute('vacuum analyze');
  return { application, lister, collector, reviewer };
}

async function seedApplication(sql) {
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

async function seedUser(sql, application) {
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

// Words a millisecond apart, in as many languages as told.
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
