import type { ApplicationMessageKind, ReviewSide } from '@wordgrove/contracts';

/** The action of each kind of message, as the end of a sentence that begins with a person. Other messages were only written. */
export const HAPPENED: Partial<Record<ApplicationMessageKind, string>> = {
  QUESTION: 'asked',
  SUBMITTED: 'submitted it for review',
  WITHDRAWN: 'withdrew the submission',
  APPROVED: 'approved it',
  REJECTED: 'rejected it',
  SUSPENDED: 'suspended it',
  REINSTATED: 'reinstated it',
};

/** The texts of the thread of a review. */
export const TEXTS = {
  earlier: 'Show earlier messages',
  empty: 'Nothing has been written or decided yet.',
  wrote: 'wrote',
  you: 'You',
  criteria: (version: number) => `criteria v${version}`,
} as const;

/** The labels of the field in which each side writes. */
export const LABELS: Record<ReviewSide, string> = {
  OWNER: 'Write to the reviewers',
  ADMIN: 'Write to the developer',
};

/** The writers of each side who are not named. */
export const SOMEONE: Record<ReviewSide, string> = {
  OWNER: 'The developer',
  ADMIN: 'A reviewer',
};

/** The part that a named person has in the review. */
export const ROLES: Record<ReviewSide, string> = { OWNER: 'developer', ADMIN: 'reviewer' };
