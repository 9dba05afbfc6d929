/** The key of the admins' lists in the query cache, with one key per status below it. */
export const REVIEW_QUEUE = ['admin', 'applications'];
