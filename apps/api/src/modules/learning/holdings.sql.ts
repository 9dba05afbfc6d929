/** Returns SQL for the number of words that a user has. */
export function countWords(userId: string): string {
  return `(select count(*)::integer from learned_words where user_id = ${userId})`;
}
