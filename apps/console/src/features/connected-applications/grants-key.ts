/** Where the query cache keeps the grants. */
export const GRANTS = ['grants'];
