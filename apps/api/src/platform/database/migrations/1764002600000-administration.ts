import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** Accounts can be disabled, and admins find users and audit events. */
export class Administration1764002600000 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column disabled_at timestamptz(3)');
    await runner.query('create extension if not exists pg_trgm');
    // An administrator may have put the extension into any schema.
    const [trigrams] = await runner.manager.query<{ schema: string }[]>(
      `select quote_ident(nspname) as schema from pg_extension
       join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
    );
    for (const index of indexes(`${trigrams?.schema}.gin_trgm_ops`)) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of NAMES) await runner.query(`drop index ${name}_idx`);
    await runner.query('alter table users drop column disabled_at');
  }
}

const NAMES = [
  'users_created',
  'users_disabled',
  'users_admins',
  'users_search',
  'audit_events_application',
  'audit_events_action',
];

const indexes = (trigrams: string): string[] => [
  'create index users_created_idx on users (created_at, id) where deleted_at is null',
  'create index users_disabled_idx on users (id) where disabled_at is not null',
  `create index users_admins_idx on users (id) where role = 'ADMIN'`,
  `create index users_search_idx on users using gin (display_name ${trigrams}, email_key ${trigrams})
     where deleted_at is null`,
  'create index audit_events_application_idx on audit_events (application_id, created_at)',
  'create index audit_events_action_idx on audit_events (action, created_at, id)',
];
