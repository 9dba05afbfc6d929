/** Returns SQL for the number of reviews that a user has made. */
export function countReviews(userId: string): string {
  return `(select coalesce(sum(review_count), 0)::integer from review_counters where user_id = ${userId})`;
}
