import type { QueryRunner } from 'typeorm';
import { countUsersInTurn } from './count-users-in-turn.js';
import type { Migration } from '../newer-schema.js';

/** Counters of words by level and by state: docs/adr/0026-counted-statistics.md. */
export class WordCounters1764001330000 implements Migration {
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

const IS_NEW = `memory_state = 'NEW' and not suspended`;
const LEVELS = [0, 1, 2, 3, 4, 5].map((level) => `mastery_level = ${level}`);
const STATES = [
  IS_NEW,
  `memory_state = 'LEARNING' and not suspended`,
  `memory_state = 'REVIEW' and not suspended`,
  `memory_state = 'RELEARNING' and not suspended`,
  'suspended',
];
const NO_LEVELS = `'{0,0,0,0,0,0}'`;
const NO_STATES = `'{0,0,0,0,0}'`;

/** Returns the counters of words, each of which counts as `number`. */
const totals = (number: string): string => {
  const sum = (counted: string) => `coalesce(sum(${number}) filter (where ${counted}), 0)::integer`;
  return `${sum(IS_NEW)} as new_words,
    array[${LEVELS.map(sum).join(', ')}] as words_by_level,
    array[${STATES.map(sum).join(', ')}] as words_by_state`;
};

/** Returns assignments that add the counters of another row. */
const adding = (row: string): string => {
  const sums = (column: string, { length }: string[]) =>
    Array.from({ length }, (_, n) => `counter.${column}[${n + 1}] + ${row}.${column}[${n + 1}]`);
  return `new_words = counter.new_words + ${row}.new_words,
    words_by_level = array[${sums('words_by_level', LEVELS).join(', ')}],
    words_by_state = array[${sums('words_by_state', STATES).join(', ')}]`;
};

const add = (changes: string): string => `
  update change_counters counter set ${adding('changed')} from (${changes}) changed
    where counter.user_id = changed.user_id
      and (changed.words_by_level <> ${NO_LEVELS} or changed.words_by_state <> ${NO_STATES})`;

const COUNTED = 'user_id, mastery_level, memory_state, suspended';

// The row that it writes is the one that whoever changes a user's words has locked already.
const COUNT_WORDS = `create or replace function count_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change_counters as counter
      (user_id, last_change, new_words, words_by_level, words_by_state)
      select user_id, 0, ${totals('1')} from new_rows group by user_id
      on conflict (user_id) do update set ${adding('excluded')};
  elsif tg_op = 'UPDATE' then
    ${add(`select user_id, ${totals('number')} from (
      select ${COUNTED}, 1 as number from new_rows
      union all select ${COUNTED}, -1 from old_rows
    ) words group by user_id`)};
  else
    ${add(`select user_id, ${totals('-1')} from old_rows group by user_id`)};
  end if;
  return null;
end $$`;

/** The function of the migration `ReviewComplete`. */
const COUNT_NEW_WORDS = `create or replace function count_new_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change_counters as counter (user_id, last_change, new_words)
      select user_id, 0, count(*) from new_rows where ${IS_NEW} group by user_id
      on conflict (user_id) do update set new_words = counter.new_words + excluded.new_words;
  elsif tg_op = 'UPDATE' then
    update change_counters counter set new_words = counter.new_words + changed.difference
      from (
        select user_id, sum(number) as difference from (
          select user_id, 1 as number from new_rows where ${IS_NEW}
          union all select user_id, -1 from old_rows where ${IS_NEW}
        ) words group by user_id having sum(number) <> 0
      ) changed where counter.user_id = changed.user_id;
  else
    update change_counters counter set new_words = counter.new_words - deleted.number
      from (
        select user_id, count(*) as number from old_rows where ${IS_NEW} group by user_id
      ) deleted where counter.user_id = deleted.user_id;
  end if;
  return null;
end $$`;

const ROWS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

const triggers = (run: string): string[] =>
  Object.entries(ROWS).map(
    ([event, rows]) => `create or replace trigger learned_words_count_${event}
      after ${event} on learned_words referencing ${rows}
      for each statement execute function ${run}()`,
  );

const UP = [
  `alter table change_counters
     add column if not exists words_by_level integer[] not null default ${NO_LEVELS},
     add column if not exists words_by_state integer[] not null default ${NO_STATES}`,
  COUNT_WORDS,
  ...triggers('count_words'),
  'drop function if exists count_new_words',
];

const COUNT_USERS = [
  `update change_counters set words_by_level = ${NO_LEVELS}, words_by_state = ${NO_STATES}
     where user_id = any ($1)`,
  `update change_counters counter
     set words_by_level = counted.words_by_level, words_by_state = counted.words_by_state
     from (
       select user_id, ${totals('1')} from learned_words where user_id = any ($1) group by user_id
     ) counted where counter.user_id = counted.user_id`,
];

const DOWN = [
  COUNT_NEW_WORDS,
  ...triggers('count_new_words'),
  'drop function count_words',
  'alter table change_counters drop column words_by_level, drop column words_by_state',
];
