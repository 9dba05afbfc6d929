/** The key of the owner's list in the query cache. */
export const MY_APPLICATIONS = ['applications'];

/**
 * The key of one application in the query cache. It is below that of the list, so that one refresh
 * reloads both.
 */
export const applicationKey = (id: string) => [...MY_APPLICATIONS, id];

/** The key of the first steps of an application in the query cache. */
export const firstStepsKey = (id: string) => ['first-steps', id];
