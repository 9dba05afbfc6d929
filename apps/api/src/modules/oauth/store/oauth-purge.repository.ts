import type { SqlExecutor } from '../../../platform/database/sql.js';
import { deleteRows, deleteRowsOf, type PurgeStep } from '../../accounts/index.js';
import { OWNED_APPLICATIONS } from '../../applications/index.js';

// What the user granted, and what others granted to the user's applications.
const GRANTS = `select id from grants where user_id = $1
  union all select g.id from (${OWNED_APPLICATIONS}) a join grants g on g.application_id = a.id`;
const FAMILIES = `select f.id from (${GRANTS}) g join token_families f on f.grant_id = g.id`;

/** What the module has of a user whose account has ended, from the leaves up. */
export const OAUTH_PURGE: readonly PurgeStep[] = [
  deleteRowsOf('refresh tokens', 'refresh_tokens', 'family_id', FAMILIES),
  deleteRowsOf('access tokens', 'access_tokens', 'family_id', FAMILIES),
  deleteRowsOf('token families', 'token_families', 'grant_id', GRANTS),
  deleteRowsOf('authorization codes', 'authorization_codes', 'grant_id', GRANTS),
  deleteRowsOf('grants', 'grants', 'id', GRANTS),
  deleteRows('shown authorization requests', 'authorization_requests', 'shown_to'),
  deleteRowsOf(
    'authorization requests',
    'authorization_requests',
    'application_id',
    OWNED_APPLICATIONS,
  ),
];

/** Takes everything back that the user has granted: every code and token of theirs is dead. */
export async function endGrants(sql: SqlExecutor, userId: string, at: Date): Promise<void> {
  await sql.execute(
    `update grants set token_epoch = token_epoch + 1, revoked_at = coalesce(revoked_at, $2)
     where user_id = $1`,
    [userId, at],
  );
}
