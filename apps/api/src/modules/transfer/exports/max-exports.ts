/** Of one process: each export holds one of its database connections for as long as its reader takes. */
export const MAX_EXPORTS = 5;
