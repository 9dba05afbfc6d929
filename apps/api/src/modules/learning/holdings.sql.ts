/** Returns SQL for the number of words that a user has. Each is in one state. */
export function countWords(userId: string): string {
  return `coalesce((select (select sum(number) from unnest(words_by_state) number)
    from change_counters where user_id = ${userId}), 0)::integer`;
}
