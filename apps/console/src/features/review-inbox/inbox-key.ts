import { ADMIN_APPLICATIONS } from '../decisions/admin-applications-key';

/** The key of what waits, with one key per search below it. */
export const INBOX = [...ADMIN_APPLICATIONS, 'waiting'];

/** The key of the number of what waits. */
export const WAITING_COUNT = [...ADMIN_APPLICATIONS, 'waiting-count'];
