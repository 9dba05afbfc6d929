/** The query key of everything about users. */
export const USERS = ['admin', 'users'] as const;
