import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys, accounts, applications and OAuth. */
export class Foundation1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ACCOUNTS, ...APPLICATIONS, ...OAUTH]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of FOUNDATION_TABLES) await runner.query(`drop table ${table}`);
  }
}

/** The names of the first tables, which an installation has from its first start on. */
export const FOUNDATION_TABLES = [
  'access_tokens',
  'refresh_tokens',
  'token_families',
  'authorization_codes',
  'authorization_requests',
  'grants',
  'audit_events',
  'application_test_users',
  'application_secrets',
  'applications',
  'sessions',
  'users',
  'service_keys',
];

const ACCOUNTS = [
  `create table service_keys (
    name text primary key,
    value bytea not null
  )`,
  `create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    email_key text not null constraint users_email_key_unique unique,
    password_hash text not null,
    display_name text not null,
    time_zone text not null default 'UTC',
    role text not null default 'USER' constraint users_role_check check (role in ('USER', 'ADMIN')),
    created_at timestamptz(3) not null
  )`,
  `create table sessions (
    id_hash bytea primary key,
    user_id uuid not null constraint sessions_user_fk references users on delete cascade,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  `create index sessions_user_idx on sessions (user_id)`,
  `create index sessions_expires_idx on sessions (expires_at)`,
];

const APPLICATIONS = [
  `create table applications (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid not null constraint applications_owner_fk references users on delete cascade,
    client_id text not null constraint applications_client_id_unique unique,
    name text not null,
    description text not null default '',
    homepage_url text,
    status text not null constraint applications_status_check
      check (status in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED')),
    redirect_uris text[] not null,
    scopes text[] not null,
    hourly_quota integer not null,
    rejection_reason text,
    pending_revision jsonb,
    submitted_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  `create index applications_owner_idx on applications (owner_id, created_at desc, id desc)`,
  `create index applications_status_idx on applications (status, created_at desc, id desc)`,
  `create table application_secrets (
    id uuid primary key default gen_random_uuid(),
    application_id uuid not null
      constraint application_secrets_application_fk references applications on delete cascade,
    digest bytea not null,
    hint text not null,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3)
  )`,
  `create index application_secrets_application_idx on application_secrets (application_id)`,
  `create table application_test_users (
    application_id uuid not null
      constraint application_test_users_application_fk references applications on delete cascade,
    user_id uuid not null constraint application_test_users_user_fk references users on delete cascade,
    created_at timestamptz(3) not null,
    primary key (application_id, user_id)
  )`,
  // No foreign keys: an event goes on naming users and applications that are gone.
  `create table audit_events (
    id uuid primary key default gen_random_uuid(),
    action text not null,
    actor_id uuid,
    application_id uuid,
    user_id uuid,
    details jsonb not null default '{}',
    created_at timestamptz(3) not null
  )`,
  `create index audit_events_created_idx on audit_events (created_at desc, id desc)`,
];

const OAUTH = [
  `create table grants (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null constraint grants_user_fk references users on delete cascade,
    application_id uuid not null
      constraint grants_application_fk references applications on delete cascade,
    scopes text[] not null,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3),
    revoked_at timestamptz(3)
  )`,
  // One live grant for a user and application; revoked ones stay until their tokens have expired.
  `create unique index grants_live_idx on grants (user_id, application_id) where revoked_at is null`,
  `create index grants_application_idx on grants (application_id)`,
  `create table authorization_requests (
    id_hash bytea primary key,
    application_id uuid not null
      constraint authorization_requests_application_fk references applications on delete cascade,
    shown_to uuid constraint authorization_requests_shown_to_fk references users on delete cascade,
    redirect_uri text not null,
    scopes text[] not null,
    state text not null,
    code_challenge text,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    decided_at timestamptz(3)
  )`,
  `create index authorization_requests_expires_idx on authorization_requests (expires_at)`,
  `create table authorization_codes (
    code_hash bytea primary key,
    family_id uuid not null constraint authorization_codes_family_unique unique,
    grant_id uuid not null constraint authorization_codes_grant_fk references grants on delete cascade,
    redirect_uri text not null,
    scopes text[] not null,
    code_challenge text,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    consumed_at timestamptz(3)
  )`,
  `create index authorization_codes_grant_idx on authorization_codes (grant_id)`,
  `create index authorization_codes_expires_idx on authorization_codes (expires_at)`,
  // All tokens that came from one code. Its refresh tokens count generations; only the newest is unused.
  `create table token_families (
    id uuid primary key,
    grant_id uuid not null constraint token_families_grant_fk references grants on delete cascade,
    generation integer not null default 0,
    rotated_at timestamptz(3),
    created_at timestamptz(3) not null,
    revoked_at timestamptz(3)
  )`,
  `create index token_families_grant_idx on token_families (grant_id)`,
  `create table refresh_tokens (
    token_hash bytea primary key,
    family_id uuid not null
      constraint refresh_tokens_family_fk references token_families on delete cascade,
    generation integer not null,
    scopes text[] not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  `create index refresh_tokens_family_idx on refresh_tokens (family_id)`,
  `create index refresh_tokens_expires_idx on refresh_tokens (expires_at)`,
  `create table access_tokens (
    token_hash bytea primary key,
    family_id uuid not null
      constraint access_tokens_family_fk references token_families on delete cascade,
    scopes text[] not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    revoked_at timestamptz(3)
  )`,
  `create index access_tokens_family_idx on access_tokens (family_id)`,
  `create index access_tokens_expires_idx on access_tokens (expires_at)`,
];
