/** The key of the grants in the query cache. */
export const GRANTS = ['grants'];
