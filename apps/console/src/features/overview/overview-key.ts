/** The key of the figures of the instance. */
export const OVERVIEW = ['admin', 'overview'];
