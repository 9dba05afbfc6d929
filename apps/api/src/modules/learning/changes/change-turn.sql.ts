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
 * Returns SQL for the number of new words that a user, given as SQL, has and has not suspended. It is never
 * null.
 */
export const newWordCountOf = (user: string): string =>
  `coalesce((select new_words from change_counters where user_id = ${user}), 0)`;
