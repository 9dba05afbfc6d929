import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Public clients, named secrets, tokens that end together, bounded requests, indexes to tidy by. */
export class AuthorizationServer1764000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `alter table applications
     add column client_type text not null default 'CONFIDENTIAL'
       constraint applications_client_type_check check (client_type in ('CONFIDENTIAL', 'PUBLIC')),
     add column token_epoch integer not null default 0`,
  `alter table application_secrets
     add column name text not null default '',
     add column expires_at timestamptz(3)`,
  // Codes and families carry the epochs, summed, that they were made in; to end them all at once,
  // also those being made, either epoch moves on.
  'alter table grants add column token_epoch integer not null default 0',
  'alter table authorization_codes add column token_epoch integer not null default 0',
  'alter table token_families add column token_epoch integer not null default 0',
  // Whose browser sent an anonymous request, a keyed hash of its network, and the request's number
  // there: of each sender's requests, the one a thousand before the newest makes way for it.
  `create table authorization_request_senders (
    sender bytea primary key,
    newest_number bigint not null,
    last_request_at timestamptz(3) not null
  )`,
  `create index authorization_request_senders_last_idx
     on authorization_request_senders (last_request_at)`,
  `alter table authorization_requests
     add column sender bytea,
     add column sender_number bigint`,
  `create index authorization_requests_sender_idx on authorization_requests (sender, sender_number)
     where sender is not null`,
  // Housekeeping finds families by their expired tokens, and codes by their families.
  `delete from token_families f
     where not exists (select from access_tokens where family_id = f.id)
     and not exists (select from refresh_tokens where family_id = f.id)`,
  `delete from authorization_codes c where c.consumed_at is not null
     and not exists (select from token_families where id = c.family_id)`,
  'drop index authorization_codes_expires_idx',
  `create index authorization_codes_unused_idx on authorization_codes (expires_at)
     where consumed_at is null`,
  'create index grants_revoked_idx on grants (revoked_at) where revoked_at is not null',
];

const DOWN = [
  'drop index grants_revoked_idx',
  'drop index authorization_codes_unused_idx',
  'create index authorization_codes_expires_idx on authorization_codes (expires_at)',
  'drop index authorization_requests_sender_idx',
  'alter table authorization_requests drop column sender_number, drop column sender',
  'drop table authorization_request_senders',
  'alter table token_families drop column token_epoch',
  'alter table authorization_codes drop column token_epoch',
  'alter table grants drop column token_epoch',
  'alter table application_secrets drop column expires_at, drop column name',
  'alter table applications drop column token_epoch, drop column client_type',
];
