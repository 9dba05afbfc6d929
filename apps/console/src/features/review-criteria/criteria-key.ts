/** The key of the criteria in the query cache, below which each version has its own. */
export const CRITERIA = ['review-criteria'];
