import type { ListedApplication } from './use-my-applications';

/** Returns the number of calls of a week. */
export function callsOf({ week }: ListedApplication): number {
  return week.call_counts.reduce((sum, count) => sum + count, 0);
}
