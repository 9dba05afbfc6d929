import type { ApplicationMessageKind } from '@wordgrove/contracts';

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
