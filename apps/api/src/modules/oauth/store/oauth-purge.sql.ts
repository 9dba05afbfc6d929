import type { SqlExecutor } from '../../../platform/database/sql.js';
import { deleteRows, deleteRowsOf, type PurgeStep } from '../../accounts/index.js';
import { ENDED_APPLICATION, OWNED_APPLICATIONS } from '../../applications/index.js';

const grantsTo = (applications: string): string =>
  `select g.id from (${applications}) a join grants g on g.application_id = a.id`;

/** The grants that `grants` selects, from the leaves up. */
function grantsPurge(grants: string): readonly PurgeStep[] {
  const families = `select f.id from (${grants}) g join token_families f on f.grant_id = g.id`;
  return [
    deleteRowsOf('refresh tokens', 'refresh_tokens', 'family_id', families),
    deleteRowsOf('access tokens', 'access_tokens', 'family_id', families),
    deleteRowsOf('token families', 'token_families', 'grant_id', grants),
    deleteRowsOf('authorization codes', 'authorization_codes', 'grant_id', grants),
    deleteRowsOf('grants', 'grants', 'id', grants),
  ];
}

const requestsTo = (applications: string): PurgeStep =>
  deleteRowsOf('authorization requests', 'authorization_requests', 'application_id', applications);

/** What the module has of a user whose account has ended: grants of theirs, and those to their applications. */
export const OAUTH_PURGE: readonly PurgeStep[] = [
  ...grantsPurge(
    `select id from grants where user_id = $1 union all ${grantsTo(OWNED_APPLICATIONS)}`,
  ),
  deleteRows('shown authorization requests', 'authorization_requests', 'shown_to'),
  requestsTo(OWNED_APPLICATIONS),
];

/** What the module has of an application that has ended. */
export const OAUTH_OF_APPLICATION_PURGE: readonly PurgeStep[] = [
  ...grantsPurge(grantsTo(ENDED_APPLICATION)),
  requestsTo(ENDED_APPLICATION),
];

/** Takes everything back that the user has granted: every code and token of theirs is dead. */
export async function endGrants(sql: SqlExecutor, userId: string, at: Date): Promise<void> {
  await sql.execute(
    `update grants set token_epoch = token_epoch + 1, revoked_at = coalesce(revoked_at, $2)
     where user_id = $1`,
    [userId, at],
  );
}
