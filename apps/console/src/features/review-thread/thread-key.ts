/** The key of the thread of an application in the query cache. */
export const threadKey = (applicationId: string) => ['application-messages', applicationId];
