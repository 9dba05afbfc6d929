import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts and applications that have ended, and indexes by which everything of theirs is found. */
export class AccountDeletion1764000800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  'alter table users add column deleted_at timestamptz(3)',
  'alter table applications add column deleted_at timestamptz(3)',
  // Partial, so that PostgreSQL takes it for no key that others refer to: freeing an address then
  // waits for no import or other transaction that writes the user's rows.
  'alter table users drop constraint users_email_key_unique',
  'create unique index users_email_key_idx on users (email_key) where deleted_at is null',
  'create index users_deleted_idx on users (deleted_at) where deleted_at is not null',
  // What a removed user, application or plan cascades to.
  'create index grants_user_idx on grants (user_id)',
  'create index application_test_users_user_idx on application_test_users (user_id)',
  `create index authorization_requests_application_idx
     on authorization_requests (application_id)`,
  `create index authorization_requests_shown_to_idx on authorization_requests (shown_to)
     where shown_to is not null`,
  'create index flashcards_plan_idx on flashcards (plan_id)',
  // Events outlive the persons that they name, and forget them.
  'create index audit_events_actor_idx on audit_events (actor_id) where actor_id is not null',
  'create index audit_events_user_idx on audit_events (user_id) where user_id is not null',
];

const DOWN = [
  'drop index audit_events_user_idx',
  'drop index audit_events_actor_idx',
  'drop index flashcards_plan_idx',
  'drop index authorization_requests_shown_to_idx',
  'drop index authorization_requests_application_idx',
  'drop index application_test_users_user_idx',
  'drop index grants_user_idx',
  // Who is half gone must go wholly: their rows would come back to life without the column.
  'delete from applications where deleted_at is not null',
  'delete from users where deleted_at is not null',
  'drop index users_deleted_idx',
  'drop index users_email_key_idx',
  'alter table users add constraint users_email_key_unique unique (email_key)',
  'alter table applications drop column deleted_at',
  'alter table users drop column deleted_at',
];
