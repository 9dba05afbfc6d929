/** The key of the admins' lists of applications in the query cache. A decision makes all of them stale. */
export const ADMIN_APPLICATIONS = ['admin', 'applications'];

/** The key of what waits, with one key per search below it. */
export const INBOX = [...ADMIN_APPLICATIONS, 'waiting'];

/** The key of the number of what waits. */
export const WAITING_COUNT = [...ADMIN_APPLICATIONS, 'waiting-count'];
