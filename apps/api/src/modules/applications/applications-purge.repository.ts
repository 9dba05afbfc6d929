import type { SqlExecutor } from '../../platform/database/sql.js';
import { deleteRows, deleteRowsOf, type PurgeStep } from '../accounts/index.js';

/** Selects the `id`s of the applications of the user $1. */
export const OWNED_APPLICATIONS = 'select id from applications where owner_id = $1';

/** What the module has of a user whose account has ended. */
export const APPLICATIONS_PURGE: readonly PurgeStep[] = [
  deleteRows('places as test user', 'application_test_users'),
  deleteRowsOf('test users', 'application_test_users', 'application_id', OWNED_APPLICATIONS),
  deleteRowsOf('secrets', 'application_secrets', 'application_id', OWNED_APPLICATIONS),
  deleteRows('applications', 'applications', 'owner_id'),
];

/** An application that has ended with its owner's account. */
export interface EndedApplication {
  id: string;
  name: string;
  clientId: string;
}

/** Ends the user's applications: they are there for nobody any more, and their tokens are dead. */
export function endApplications(
  sql: SqlExecutor,
  ownerId: string,
  at: Date,
): Promise<EndedApplication[]> {
  return sql.rows(
    `update applications set deleted_at = $2, token_epoch = token_epoch + 1
     where owner_id = $1 and deleted_at is null returning id, name, client_id as "clientId"`,
    [ownerId, at],
  );
}
