import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far an import is, and the items of its file that are written together with others. */
export class ImportTurns1764001260000 implements MigrationInterface {
  /** The version before reads the file again, and imports all of it. */
  readonly runsWith = 'InvitedTestUsers1764001250000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const PARTS = `create table import_parts (
  import_id uuid constraint import_parts_import_fk references imports on delete cascade,
  batch integer,
  ordinal integer,
  section text collate "C" not null,
  owner_id uuid not null,
  unique_ids uuid[] not null,
  named_id uuid,
  item text not null,
  constraint import_parts_pkey primary key (import_id, batch, ordinal)
)`;

const UP = [
  'alter table imports add column reading jsonb, add column writing jsonb',
  `alter table import_batches add column ids uuid[], add column records uuid[],
     add column repeats integer[]`,
  PARTS,
  `create index import_parts_owner_idx
     on import_parts (import_id, section, owner_id, batch, ordinal)`,
];

const DOWN = [
  'drop table import_parts',
  'alter table import_batches drop column ids, drop column records, drop column repeats',
  'alter table imports drop column reading, drop column writing',
];
