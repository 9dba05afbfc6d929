/** The key of the admins' lists of applications in the query cache. A decision makes all of them stale. */
export const ADMIN_APPLICATIONS = ['admin', 'applications'];
