/** How many wordbooks a user has. */
export function countWordbooks(userId: string): string {
  return `(select count(*)::integer from wordbooks where owner_id = ${userId})`;
}

/** How many of a user's wordbooks others can open. */
export function countSharedWordbooks(userId: string): string {
  return `(select count(*)::integer from wordbooks
    where owner_id = ${userId} and visibility <> 'PRIVATE')`;
}
