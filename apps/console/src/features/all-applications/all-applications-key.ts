/** The query key of the list of all applications. */
export const ALL_APPLICATIONS = ['admin', 'all-applications'] as const;
