import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** Owners can call the API from the console, with tokens of their own. */
export class PlaygroundTokens1764002400000 implements Migration {
  /** An older version does not know the tokens: calls with them are 401 there. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table playground_tokens (
      id uuid constraint playground_tokens_pkey primary key default gen_random_uuid(),
      token_hash bytea not null constraint playground_tokens_hash_unique unique,
      user_id uuid not null
        constraint playground_tokens_user_fk references users on delete cascade,
      application_id uuid not null
        constraint playground_tokens_application_fk references applications on delete cascade,
      scopes text[] not null,
      token_epoch integer not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3))`);
    await runner.query('create index playground_tokens_user_idx on playground_tokens (user_id)');
    await runner.query(
      'create index playground_tokens_application_idx on playground_tokens (application_id)',
    );
    await runner.query(
      'create index playground_tokens_expires_idx on playground_tokens (expires_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table playground_tokens');
  }
}
