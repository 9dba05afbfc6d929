// Writes refresh tokens and codes of many users directly into the service's migrated database.
import { createHash, randomBytes } from 'node:crypto';
import { SCOPES, seedApplication, sha256 } from './seed.mjs';

/**
 * @param {import('./bare-sql.mjs').BareSql} sql
 * @param {{grants: number, refreshTokens: number, codes: number}} counts
 */
export async function seedOauth(sql, counts) {
  const application = await seedApplication(sql);
  const grants = await seedGrants(sql, application.id, counts.grants);
  const refreshTokens = Array.from({ length: counts.refreshTokens }, newSecret);
  const codes = Array.from({ length: counts.codes }, () => ({
    code: newSecret(),
    verifier: newSecret(),
  }));
  await sql.execute(ADD_REFRESH_TOKENS, [grants, refreshTokens.map(sha256), SCOPES]);
  await sql.execute(ADD_CODES, [
    grants,
    codes.map(({ code }) => sha256(code)),
    codes.map(({ verifier }) => createHash('sha256').update(verifier).digest('base64url')),
    SCOPES,
  ]);
  await sql.execute('vacuum analyze');
  return {
    application: { ...application, redirectUri: 'http://localhost/' },
    refreshTokens,
    codes,
  };
}

async function seedGrants(sql, applicationId, count) {
  const rows = await sql.rows(ADD_GRANTS, [applicationId, SCOPES, count]);
  return rows.map(({ id }) => id);
}

const newSecret = () => randomBytes(32).toString('base64url');

const ADD_GRANTS = `
  with added as (
    insert into users (email, email_key, password_hash, display_name, created_at)
    select email, email, '!', 'Bench', now()
    from generate_series(1, $3::int) n, concat($1::uuid, '-', n) as email
    returning id
  )
  insert into grants (user_id, application_id, scopes, created_at)
  select id, $1, $2, now() from added returning id`;

const ADD_REFRESH_TOKENS = `
  with given as (
    select gen_random_uuid() as family, token_hash,
      ($1::uuid[])[1 + at % cardinality($1::uuid[])] as grant_id
    from unnest($2::bytea[]) with ordinality as t (token_hash, at)
  ),
  families as (
    insert into token_families (id, grant_id, created_at)
    select family, grant_id, now() from given
  )
  insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
  select token_hash, family, 0, $3, now(), now() + interval '30 days' from given`;

// These codes live longer than a minute, since they are created before they are measured.
const ADD_CODES = `
  insert into authorization_codes
    (code_hash, family_id, grant_id, redirect_uri, scopes, code_challenge, created_at, expires_at)
  select code_hash, gen_random_uuid(), ($1::uuid[])[1 + at % cardinality($1::uuid[])],
    'http://localhost/', $4, challenge, now(), now() + interval '1 day'
  from unnest($2::bytea[], $3::text[]) with ordinality as t (code_hash, challenge, at)`;
