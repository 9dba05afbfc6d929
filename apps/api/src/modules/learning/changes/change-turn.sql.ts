/**
 * Takes the next turn to change a user's words, as an SQL statement that returns its `change_number`.
 * Whoever has it goes first of all: the others wait until it has committed. So changes become visible
 * in the order of their numbers, and nobody who locks words in another order dead-locks.
 */
export const takeTurn = (user: string): string => `
  insert into change_counters as counter (user_id, last_change) values (${user}, 1)
  on conflict (user_id) do update set last_change = counter.last_change + 1
  returning last_change as change_number`;

/** How many words of a user, who is given as SQL, are new and not suspended; as SQL that is never null. */
export const newWordCountOf = (user: string): string =>
  `coalesce((select new_words from change_counters where user_id = ${user}), 0)`;
