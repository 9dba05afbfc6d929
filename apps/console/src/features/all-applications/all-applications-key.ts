import { ADMIN_APPLICATIONS } from '../decisions/admin-applications-key';

/** The query key of the list of all applications. */
export const ALL_APPLICATIONS = [...ADMIN_APPLICATIONS, 'all'] as const;
