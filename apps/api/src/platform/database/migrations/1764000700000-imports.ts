import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files, in pieces until they are imported. */
export class Imports1764000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const IMPORTS = `create table imports (
  id uuid constraint imports_pkey primary key,
  user_id uuid not null constraint imports_user_fk references users on delete cascade,
  application_id uuid constraint imports_application_fk references applications on delete set null,
  scopes text[] not null,
  format text not null,
  language text not null,
  mapping text not null,
  skip_bad_rows boolean not null,
  status text collate "C" not null constraint imports_status_check
    check (status in ('UPLOADING', 'QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED')),
  total_bytes integer not null,
  processed_bytes integer not null,
  row_count integer not null,
  created_count integer not null,
  updated_count integer not null,
  error_count integer not null,
  errors jsonb not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3)
)`;

const CHUNKS = `create table import_chunks (
  import_id uuid constraint import_chunks_import_fk references imports on delete cascade,
  position integer,
  bytes bytea not null,
  constraint import_chunks_pkey primary key (import_id, position)
)`;

const UP = [
  IMPORTS,
  'create index imports_user_idx on imports (user_id, created_at, id)',
  'create index imports_application_idx on imports (application_id)',
  'create index imports_created_idx on imports (created_at)',
  CHUNKS,
  // They are read once and hardly shrink: compressing them is work for nothing.
  'alter table import_chunks alter bytes set storage external',
];

const DOWN = ['drop table import_chunks', 'drop table imports'];
