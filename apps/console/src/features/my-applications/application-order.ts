import type { ListedApplication } from './use-my-applications';

/** The figures by which the applications can be sorted, with their names in the address. */
export const ORDERS = ['calls', 'errors', 'users', 'last-call'] as const;
export type ApplicationOrder = (typeof ORDERS)[number];

/** Returns the number of calls of a week. */
export function callsOf({ week }: ListedApplication): number {
  return week?.call_counts.reduce((sum, count) => sum + count, 0) ?? 0;
}

const FIGURES: Record<ApplicationOrder, (listed: ListedApplication) => number> = {
  calls: callsOf,
  errors: ({ week }) => week?.error_count ?? 0,
  users: ({ week }) => week?.authorized_users ?? 0,
  'last-call': ({ week }) => (week?.last_call_at ? Date.parse(week.last_call_at) : 0),
};

/** Returns the applications with the largest figure first. Those with the same stay in the order of the list. */
export function ordered(
  listed: readonly ListedApplication[],
  order: ApplicationOrder,
): ListedApplication[] {
  const figure = FIGURES[order];
  return listed.toSorted((one, other) => figure(other) - figure(one));
}
