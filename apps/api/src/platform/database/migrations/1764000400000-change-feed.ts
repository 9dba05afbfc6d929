import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which order a user's words changed, and which were deleted. */
export class ChangeFeed1764000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  // Whoever changes a user's words holds the user's counter until it commits, so changes are numbered
  // in the order in which they become visible.
  `create table change_counters (
     user_id uuid constraint change_counters_pkey primary key
       constraint change_counters_user_fk references users on delete cascade,
     last_change bigint not null
   )`,
  'alter table learned_words add column change_number bigint not null default 0',
  `create index learned_words_change_idx on learned_words (user_id, change_number, id)`,
  `create table deleted_words (
     word_id uuid constraint deleted_words_pkey primary key,
     user_id uuid not null constraint deleted_words_user_fk references users on delete cascade,
     change_number bigint not null,
     deleted_at timestamptz(3) not null
   )`,
  `create index deleted_words_change_idx on deleted_words (user_id, change_number, word_id)`,
  `create index deleted_words_deleted_idx on deleted_words (deleted_at)`,
];

const DOWN = [
  'drop table deleted_words',
  'drop index learned_words_change_idx',
  'alter table learned_words drop column change_number',
  'drop table change_counters',
];
