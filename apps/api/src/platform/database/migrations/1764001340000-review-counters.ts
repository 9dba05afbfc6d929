import type { QueryRunner } from 'typeorm';
import {
  add,
  ADD_LATEST,
  countersBy,
  DECLARE,
  DELETED_WORD,
  insert,
  subtract,
  UNTOUCHED,
  USERS,
} from './1764001340000-review-counter-queries.js';
import { countUsersInTurn } from './count-users-in-turn.js';
import type { Migration } from '../newer-schema.js';

/** Counters of answers by time: docs/adr/0026-counted-statistics.md. */
export class ReviewCounters1764001340000 implements Migration {
  /** Triggers count what the version before writes, too. */
  readonly runsWith = 'ImportTurns1764001260000';

  /** It counts user by user, and can begin again. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
    await countUsersInTurn(runner, COUNT_USERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const REVIEW_COUNTERS = `create table if not exists review_counters (
  user_id uuid constraint review_counters_user_fk references users on delete cascade,
  begins_at timestamptz(3),
  review_count integer not null,
  correct_count integer not null,
  time_spent_ms bigint not null,
  recall_count integer not null,
  recalled_count integer not null,
  constraint review_counters_pkey primary key (user_id, begins_at)
) with (fillfactor = 70)`;

interface Trigger {
  on: string;
  event: string;
  statements: string[];
  returns?: string;
}

const TRIGGERS: Record<string, Trigger> = {
  count_added_reviews: {
    on: 'reviews',
    event: 'after insert on TABLE referencing new table as new_rows for each statement',
    statements: [ADD_LATEST, 'if found then return null; end if', add(countersBy('new_rows'))],
  },
  // Those of a word that is deleted have been counted before.
  count_deleted_reviews: {
    on: 'reviews',
    event: 'after delete on TABLE referencing old table as old_rows for each statement',
    statements: [subtract(countersBy('old_rows'))],
  },
  count_changed_reviews: {
    on: 'reviews',
    event:
      'after update on TABLE referencing old table as old_rows new table as new_rows for each statement',
    statements: [
      subtract(countersBy('(select * from touched where number < 0)', UNTOUCHED)),
      add(countersBy('(select * from touched where number > 0)', UNTOUCHED)),
    ],
  },
  count_reviews_of_deleted_word: {
    on: 'learned_words',
    event: 'before delete on TABLE for each row',
    statements: [subtract(DELETED_WORD)],
    returns: 'old',
  },
  count_declaration: {
    on: 'learned_words',
    event: `after update of declared_mastery_level, declared_at on TABLE for each row
      when (old.declared_mastery_level <> new.declared_mastery_level or old.declared_at <> new.declared_at)`,
    statements: [DECLARE],
  },
};

const UP = [
  REVIEW_COUNTERS,
  ...Object.entries(TRIGGERS).flatMap(([name, { on, event, statements, returns = 'null' }]) => [
    `create or replace function ${name}() returns trigger language plpgsql as $$
     begin ${statements.map((statement) => `${statement};`).join('\n')} return ${returns}; end $$`,
    `create or replace trigger ${name} ${event.replace('TABLE', on)} execute function ${name}()`,
  ]),
];

const DOWN = [
  ...Object.entries(TRIGGERS).flatMap(([name, { on }]) => [
    `drop trigger ${name} on ${on}`,
    `drop function ${name}`,
  ]),
  'drop table review_counters',
];

const COUNT_USERS = ['delete from review_counters where user_id = any ($1)', insert(USERS)];
