/** The states by which developers find their applications. `IN_REVIEW` has those that wait for an admin, and approved ones whose changes do. */
export const APPLICATION_STATES = [
  'APPROVED',
  'IN_REVIEW',
  'DRAFT',
  'REJECTED',
  'SUSPENDED',
] as const;

export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The figures by which developers sort their applications, the largest first. Without one, the newest comes first. */
export const APPLICATION_ORDERS = ['calls', 'errors', 'users', 'last_call'] as const;

export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];
