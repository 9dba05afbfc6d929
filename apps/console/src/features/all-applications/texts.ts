import type { ApplicationStatus } from '@wordgrove/contracts';

export const TEXTS = {
  title: 'Applications',
  pageTitle: 'All applications',
  lead: 'Everything that developers have registered, newest first.',
  search: 'Name, host, owner or ID',
  anyStatus: 'Any status',
  oneOwner: 'Of one developer',
  ofAnyone: 'Of anyone',
  nothing: 'No application is like this',
  columns: {
    application: 'Application',
    status: 'Status',
    hosts: 'Hosts',
    owner: 'Developer',
    quota: 'Requests an hour',
    actions: 'Actions',
  },
  change: 'Change',
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  quota: 'Set the rate limit',
  events: 'Audit log',
  cancel: 'Cancel',
  set: 'Set',
  reinstateText: 'Its tokens that have not expired work again.',
  quotaLabel: 'Requests per user and hour',
  reinstated: 'has been reinstated',
  quotaSet: 'has a new rate limit',
} as const;

export const STATUSES: Readonly<Record<ApplicationStatus, string>> = {
  DRAFT: 'Draft',
  PENDING: 'In review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};
