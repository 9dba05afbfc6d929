import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** What the lexicon says of each word. A job works it out for the words that are there, which it finds by the index. */
export class WordProfiles1764200000000 implements Migration {
  /** The job works out what an older version collects. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `alter table learned_words
    add column sense json,
    add column sense_id text collate "C",
    add column suggestion text collate "C",
    add column question_types text[] not null default '{}',
    add column profile_version smallint not null default 0`,
  `create index learned_words_unprofiled_idx on learned_words (user_id) where profile_version < 1`,
];

const DOWN = [
  'drop index learned_words_unprofiled_idx',
  `alter table learned_words
    drop column sense, drop column sense_id, drop column suggestion, drop column question_types,
    drop column profile_version`,
];
