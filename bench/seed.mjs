// Creates applications and users with tokens directly in the service's migrated database.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** The scopes that they have. */
export const SCOPES = ['words:read', 'words:write', 'review:read', 'review:write'];

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

/** @param {string} secret */
export function sha256(secret) {
  return createHash('sha256').update(secret).digest();
}
