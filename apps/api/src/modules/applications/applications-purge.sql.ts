import { deleteRows, deleteRowsOf, type PurgeStep } from '../accounts/index.js';

/** SQL that selects the `id`s of the applications of the user $1. */
export const OWNED_APPLICATIONS = 'select id from applications where owner_id = $1';

/** SQL that selects the `id` of the application $1 if it has ended. */
export const ENDED_APPLICATION =
  'select id from applications where id = $1 and deleted_at is not null';

/**
 * Returns the steps for the applications that `applications` selects and for what this module keeps of them.
 * `which` names them.
 */
const applicationsPurge = (which: string, applications: string): readonly PurgeStep[] => [
  deleteRowsOf(`test users of ${which}`, 'application_test_users', 'application_id', applications),
  deleteRowsOf(`messages of ${which}`, 'application_messages', 'application_id', applications),
  deleteRowsOf(`checks of ${which}`, 'application_checks', 'application_id', applications),
  deleteRowsOf(`secrets of ${which}`, 'application_secrets', 'application_id', applications),
  deleteRowsOf(which, 'applications', 'id', applications),
];

/** The records that this module keeps of a user whose account has ended. */
export const APPLICATIONS_PURGE: readonly PurgeStep[] = [
  deleteRows('places as test user', 'application_test_users'),
  ...applicationsPurge('owned applications', OWNED_APPLICATIONS),
];

/** The records that this module keeps of an application that has ended. */
export const APPLICATION_PURGE = applicationsPurge('ended applications', ENDED_APPLICATION);
