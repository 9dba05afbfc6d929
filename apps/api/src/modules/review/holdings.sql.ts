/** Returns SQL for the number of reviews that a user has made. */
export function countReviews(userId: string): string {
  return `(select count(*)::integer from reviews where user_id = ${userId})`;
}
