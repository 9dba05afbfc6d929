import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The log that developers read: docs/adr/0031-calls-counted-and-logged-in-batches.md. */
export class CallLog1764002210000 implements Migration {
  /** An older version writes no log. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table call_log');
    await runner.query('drop table call_log_heads');
  }
}

const UP = [
  `create table call_log_heads (
    application_id uuid constraint call_log_heads_pkey primary key
      constraint call_log_heads_application_fk references applications on delete cascade,
    last_number bigint not null
  ) with (fillfactor = 70)`,
  `create table call_log (
    application_id uuid constraint call_log_application_fk references applications on delete cascade,
    number bigint,
    kind text not null,
    responded_at timestamptz(3) not null,
    method text not null,
    route text not null,
    status integer,
    duration_ms integer not null,
    user_id uuid constraint call_log_user_fk references users on delete cascade,
    request_id text not null,
    error_code text,
    reason text,
    subject text,
    about text,
    parameters jsonb,
    constraint call_log_pkey primary key (application_id, number),
    constraint call_log_kind_check check (kind in ('API', 'AUTHORIZE', 'TOKEN'))
  )`,
  'create index call_log_user_idx on call_log (user_id) where user_id is not null',
  'create index call_log_expiry_idx on call_log (responded_at)',
];
