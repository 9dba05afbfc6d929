/** Where the query cache keeps the owner's list. */
export const MY_APPLICATIONS = ['applications'];

/** Where the query cache keeps one application; below the list, so that one refresh covers both. */
export const applicationKey = (id: string) => [...MY_APPLICATIONS, id];
