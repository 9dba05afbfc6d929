import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words that users learn, each with the memory that its reviews have left. */
export class Learning1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [LEARNED_WORDS, ...INDEXES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table learned_words');
  }
}

// Collation "C" sorts by code point on every server, so that one page token and one filter mean the
// same on all of them.
const LEARNED_WORDS = `create table learned_words (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint learned_words_user_fk references users on delete cascade,
  language text collate "C" not null,
  term text collate "C" not null,
  term_key text collate "C" not null,
  tags text[] not null,
  notes text[] not null,
  contexts jsonb not null,
  memory_state text collate "C" not null constraint learned_words_memory_state_check
    check (memory_state in ('NEW', 'LEARNING', 'REVIEW', 'RELEARNING')),
  stability double precision not null,
  difficulty double precision not null,
  learning_step integer not null,
  review_count integer not null,
  lapse_count integer not null,
  last_reviewed_at timestamptz(3),
  next_review_at timestamptz(3) not null,
  mastery_level smallint not null,
  declared_mastery_level smallint not null,
  declared_at timestamptz(3) not null,
  suspended boolean not null default false,
  application_id uuid
    constraint learned_words_application_fk references applications on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint learned_words_term_unique unique (user_id, language, term_key)
)`;

// Every index slows collecting by about a tenth. The default order has two, alone and within a
// language, and what is due has one; the other orders sort the user's own words.
const INDEXES = [
  `create index learned_words_created_idx on learned_words (user_id, created_at desc, id desc)`,
  `create index learned_words_language_idx
    on learned_words (user_id, language, created_at desc, id desc)`,
  `create index learned_words_due_idx on learned_words (user_id, next_review_at, id)`,
  `create index learned_words_application_idx on learned_words (application_id)`,
];
