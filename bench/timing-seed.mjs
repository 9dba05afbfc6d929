// Creates accounts and clients whose existence the benchmark tries to find out.
import { randomBytes, randomUUID } from 'node:crypto';
import { BareSql } from './bare-sql.mjs';

/**
 * Creates accounts `known-<n>@example.org`, all with one password, and clients `known-<n>`, each
 * with a secret.
 */
export async function seedKnown(url, databaseUrl, count) {
  const email = `${randomUUID()}@example.org`;
  const account = { email, password: randomUUID(), display_name: 'Timing', time_zone: 'UTC' };
  const response = await fetch(`${url}/api/console/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(await response.text());
  const sql = new BareSql(databaseUrl);
  await sql.execute(ADD_ACCOUNTS, [email, count]);
  await sql.execute(ADD_CLIENTS, [email, count, randomBytes(32)]);
  await sql.execute('vacuum analyze');
  await sql.pool.end();
}

const ADD_ACCOUNTS = `
  insert into users (email, email_key, password_hash, display_name, created_at)
  select key, key, password_hash, display_name, created_at
  from users, generate_series(0, $2::int - 1) n, lateral (select 'known-' || n || '@example.org') as e (key)
  where email = $1`;

const ADD_CLIENTS = `
  with added as (
    insert into applications (owner_id, client_id, name, status, redirect_uris, scopes, hourly_quota,
      created_at, updated_at)
    select id, 'known-' || n, 'Timing', 'APPROVED', '{http://localhost/}', '{words:read}', 1000,
      created_at, created_at
    from users, generate_series(0, $2::int - 1) n where email = $1
    returning id, created_at
  )
  insert into application_secrets (application_id, digest, hint, created_at)
  select id, $3, 'hint', created_at from added`;
