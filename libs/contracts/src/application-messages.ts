/**
 * The kinds of entries in the thread of an application's review. The owner and admins write messages, and admins
 * questions. The others are events.
 */
export const APPLICATION_MESSAGE_KINDS = [
  'MESSAGE',
  'QUESTION',
  'SUBMITTED',
  'WITHDRAWN',
  'APPROVED',
  'REJECTED',
  'SUSPENDED',
  'REINSTATED',
] as const;
export type ApplicationMessageKind = (typeof APPLICATION_MESSAGE_KINDS)[number];

/** The kinds of what waits for an admin: an application that was never approved, or changes of an approved one. */
export const SUBMISSION_KINDS = ['NEW', 'CHANGES'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** The sides of the review of an application. */
export const REVIEW_SIDES = ['OWNER', 'ADMIN'] as const;
export type ReviewSide = (typeof REVIEW_SIDES)[number];

/** The kinds of messages that admins can prepare. */
export const REPLY_KINDS = ['ASK', 'REJECT', 'SUSPEND', 'APPROVE'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];
