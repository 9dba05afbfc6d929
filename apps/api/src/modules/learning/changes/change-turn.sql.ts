/**
 * Returns an SQL statement that takes the next turn to change a user's words and returns its
 * `change_number`. A transaction takes the turn before it does anything else, and all others wait until it
 * has committed. So changes become visible in the order of their numbers, and transactions that lock words
 * in different orders cannot dead-lock.
 */
export const takeTurn = (user: string): string => `
  insert into change_counters as counter (user_id, last_change) values (${user}, 1)
  on conflict (user_id) do update set last_change = counter.last_change + 1
  returning last_change as change_number`;

/**
 * Returns the same statement for a turn that is to follow the one with a number, given as SQL. It takes no turn,
 * and returns no row, if another one came in between. Otherwise whatever was read together with
 * {@link lastTurnOf} is still as it was, except for what changes without a turn.
 */
export const takeTurnAfter = (user: string, last: string): string => `
  insert into change_counters as counter (user_id, last_change) values (${user}, 1)
  on conflict (user_id) do update set last_change = counter.last_change + 1
    where counter.last_change = ${last}
  returning last_change as change_number`;

/** Returns SQL for the number of the last turn that a user, given as SQL, has had. It is never null. */
export const lastTurnOf = (user: string): string =>
  `coalesce((select last_change from change_counters where user_id = ${user}), 0)`;

/**
 * Returns SQL for the number of new words that a user, given as SQL, has and has not suspended. It is never
 * null.
 */
export const newWordCountOf = (user: string): string =>
  `coalesce((select new_words from change_counters where user_id = ${user}), 0)`;
