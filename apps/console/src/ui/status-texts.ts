import type { ApplicationStatus } from '@wordgrove/contracts';

/** A status, or that changes of an approved application wait for a reviewer. */
export type ShownStatus = ApplicationStatus | 'CHANGES';

export const STATUS_TEXTS: Readonly<Record<ShownStatus, string>> = {
  DRAFT: 'Draft',
  PENDING: 'In review',
  APPROVED: 'Approved',
  CHANGES: 'Changes in review',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};
