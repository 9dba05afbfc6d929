/** Where the query cache keeps the admins' lists, one below it per status. */
export const REVIEW_QUEUE = ['admin', 'applications'];
