/** Returns SQL for the applications that have reviewed words of a user since a time, and when: one row for each review. */
export const reviewsWritten = (user: string, since: string): string =>
  `select application_id as writer_id, reviewed_at as written_at from reviews
   where user_id = ${user} and reviewed_at >= ${since} and undone_at is null`;
