import { ADMIN_APPLICATIONS } from '../review-inbox/inbox-key';

/** The query key of the list of all applications. */
export const ALL_APPLICATIONS = [...ADMIN_APPLICATIONS, 'all'] as const;
