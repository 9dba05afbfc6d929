import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What schedules each learner's words, and a log of reviews that can be undone and imported. */
export class ReviewComplete1764000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const MEMORY_PARAMETERS = `create table memory_parameters (
  user_id uuid constraint memory_parameters_pkey primary key
    constraint memory_parameters_user_fk references users on delete cascade,
  desired_retention double precision not null,
  weights double precision[],
  updated_at timestamptz(3) not null
)`;

const FITTED_WEIGHTS = `create table fitted_weights (
  id uuid constraint fitted_weights_pkey primary key,
  user_id uuid not null constraint fitted_weights_user_fk references users on delete cascade,
  weights double precision[] not null,
  review_count integer not null,
  default_log_loss double precision not null,
  fitted_log_loss double precision not null,
  adopted boolean not null,
  fitted_at timestamptz(3) not null
)`;

const UP = [
  MEMORY_PARAMETERS,
  FITTED_WEIGHTS,
  'create index fitted_weights_user_idx on fitted_weights (user_id, fitted_at desc)',
  // An imported review has no card; the card of an undone one can be answered again.
  'alter table reviews alter flashcard_id drop not null',
  'alter table reviews drop constraint reviews_flashcard_unique',
  `create unique index reviews_flashcard_idx on reviews (flashcard_id) where undone_at is null`,
  // Counting and choosing a plan's words reads these alone.
  `create index learned_words_new_idx on learned_words (user_id, created_at, id)
     where memory_state = 'NEW' and not suspended`,
  `create index learned_words_reviewed_idx on learned_words (user_id, next_review_at)
     where memory_state <> 'NEW' and not suspended`,
];

const DOWN = [
  'drop index learned_words_reviewed_idx',
  'drop index learned_words_new_idx',
  'drop index reviews_flashcard_idx',
  'delete from reviews where undone_at is not null or flashcard_id is null',
  'alter table reviews add constraint reviews_flashcard_unique unique (flashcard_id)',
  'alter table reviews alter flashcard_id set not null',
  'drop table fitted_weights',
  'drop table memory_parameters',
];
