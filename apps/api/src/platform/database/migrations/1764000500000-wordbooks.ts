import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of terms to learn from. */
export class Wordbooks1764000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [WORDBOOKS, TERMS, ...INDEXES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table wordbook_terms');
    await runner.query('drop table wordbooks');
  }
}

// Without an owner are those that come with the service; their key names them across versions.
const WORDBOOKS = `create table wordbooks (
  id uuid constraint wordbooks_pkey primary key,
  owner_id uuid constraint wordbooks_owner_fk references users on delete cascade,
  starter_key text constraint wordbooks_starter_unique unique,
  name text not null,
  description text not null,
  language text collate "C" not null,
  visibility text not null constraint wordbooks_visibility_check
    check (visibility in ('PRIVATE', 'UNLISTED', 'PUBLIC')),
  word_count integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)`;

const TERMS = `create table wordbook_terms (
  wordbook_id uuid not null
    constraint wordbook_terms_wordbook_fk references wordbooks on delete cascade,
  term_key text collate "C" not null,
  term text not null,
  note text,
  position integer not null,
  constraint wordbook_terms_pkey primary key (wordbook_id, term_key)
)`;

const INDEXES = [
  `create index wordbooks_owner_idx on wordbooks (owner_id, created_at desc, id desc)`,
  `create index wordbooks_public_idx on wordbooks (created_at desc, id desc)
    where visibility = 'PUBLIC'`,
  `create unique index wordbook_terms_position_idx on wordbook_terms (wordbook_id, position)`,
];
