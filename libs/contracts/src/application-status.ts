/** The states of an application, from registration to approval and suspension. */
export const APPLICATION_STATUSES = [
  'DRAFT',
  'PENDING',
  'APPROVED',
  'REJECTED',
  'SUSPENDED',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const USER_ROLES = ['USER', 'ADMIN'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** The states of an account that has not ended. */
export const ACCOUNT_STATES = ['ENABLED', 'DISABLED'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];
