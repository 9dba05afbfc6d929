import type { ApplicationMessageKind } from '@wordgrove/contracts';

/** What somebody did, as the end of a sentence that begins with who it was. Other messages were only written. */
export const HAPPENED: Partial<Record<ApplicationMessageKind, string>> = {
  QUESTION: 'asked',
  SUBMITTED: 'submitted it for review',
  WITHDRAWN: 'withdrew the submission',
  APPROVED: 'approved it',
  REJECTED: 'rejected it',
  SUSPENDED: 'suspended it',
  REINSTATED: 'reinstated it',
};
