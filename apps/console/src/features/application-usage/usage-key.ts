/** The key of an application's usage in the query cache. */
export const usageKey = (id: string, days: number) => ['usage', id, days];
