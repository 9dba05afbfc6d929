/** Returns SQL for the number of wordbooks that a user has. */
export function countWordbooks(userId: string): string {
  return `(select count(*)::integer from wordbooks where owner_id = ${userId})`;
}

/** Returns SQL for the number of a user's wordbooks that others can open. */
export function countSharedWordbooks(userId: string): string {
  return `(select count(*)::integer from wordbooks
    where owner_id = ${userId} and visibility <> 'PRIVATE')`;
}
