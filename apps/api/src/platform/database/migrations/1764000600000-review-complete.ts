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

// See docs/adr/0007-counted-new-words.md. The row that it writes is the one that whoever changes a
// user's words has locked already.
const COUNT_NEW_WORDS = `create function count_new_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change_counters as counter (user_id, last_change, new_words)
      select user_id, 0, count(*) from new_rows
      where memory_state = 'NEW' and not suspended group by user_id
      on conflict (user_id) do update set new_words = counter.new_words + excluded.new_words;
  elsif tg_op = 'UPDATE' then
    update change_counters counter set new_words = counter.new_words + changed.difference
      from (
        select user_id, sum(number) as difference from (
          select user_id, 1 as number from new_rows where memory_state = 'NEW' and not suspended
          union all
          select user_id, -1 from old_rows where memory_state = 'NEW' and not suspended
        ) words group by user_id having sum(number) <> 0
      ) changed where counter.user_id = changed.user_id;
  else
    update change_counters counter set new_words = counter.new_words - deleted.number
      from (
        select user_id, count(*) as number from old_rows
        where memory_state = 'NEW' and not suspended group by user_id
      ) deleted where counter.user_id = deleted.user_id;
  end if;
  return null;
end $$`;

const TRANSITIONS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

const UP = [
  MEMORY_PARAMETERS,
  FITTED_WEIGHTS,
  'create index fitted_weights_user_idx on fitted_weights (user_id, fitted_at desc)',
  // An imported review has no card; the card of an undone one can be answered again.
  'alter table reviews alter flashcard_id drop not null',
  'alter table reviews drop constraint reviews_flashcard_unique',
  `create unique index reviews_flashcard_idx on reviews (flashcard_id) where undone_at is null`,
  `create index learned_words_new_idx on learned_words (user_id, created_at, id)
     where memory_state = 'NEW' and not suspended`,
  // Counting the due words and choosing the likeliest forgotten reads this alone.
  `create index learned_words_reviewed_idx on learned_words (user_id, next_review_at)
     include (id, memory_state, stability, last_reviewed_at, declared_mastery_level, declared_at)
     where memory_state <> 'NEW' and not suspended`,
  'alter table change_counters add column new_words integer not null default 0',
  COUNT_NEW_WORDS,
  ...Object.entries(TRANSITIONS).map(
    ([event, tables]) => `create trigger learned_words_count_${event}
      after ${event} on learned_words referencing ${tables}
      for each statement execute function count_new_words()`,
  ),
  `insert into change_counters (user_id, last_change, new_words)
     select user_id, 0, count(*) from learned_words
     where memory_state = 'NEW' and not suspended group by user_id
     on conflict (user_id) do update set new_words = excluded.new_words`,
];

const DOWN = [
  ...Object.keys(TRANSITIONS).map(
    (event) => `drop trigger learned_words_count_${event} on learned_words`,
  ),
  'drop function count_new_words',
  'alter table change_counters drop column new_words',
  'drop index learned_words_reviewed_idx',
  'drop index learned_words_new_idx',
  'drop index reviews_flashcard_idx',
  'delete from reviews where undone_at is not null or flashcard_id is null',
  'alter table reviews add constraint reviews_flashcard_unique unique (flashcard_id)',
  'alter table reviews alter flashcard_id set not null',
  'drop table fitted_weights',
  'drop table memory_parameters',
];
