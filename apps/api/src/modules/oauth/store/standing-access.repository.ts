import type { Scope } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { applicationColumnAs, joinApplication } from '../../applications/index.js';
import { REFUSAL, STANDING_TOKENS } from './standing.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

const REGISTERED = applicationColumnAs('scopes', 'scopes');

const FIND = statement<{ scopes: Scope[] }>(
  'access.find-standing',
  `select ${REGISTERED} from token_families f
   join grants g on g.id = f.grant_id
   ${joinApplication('g.application_id')}
   where f.id = $1 and f.revoked_at is null and f.token_epoch = ${PRESENT_EPOCH}
     and ${REFUSAL} is null
   union all
   select ${REGISTERED} from ${STANDING_TOKENS}
   where g.id = $1 and g.revoked_at is null and g.expires_at > $2 and ${REFUSAL} is null`,
);

/**
 * Returns the scopes that the application of an access (`Principal.accessId`) has registered, or null if the access has ended. A
 * consent does not end because an access token expires, or a refresh token rotates; a playground token ends when it expires.
 */
export async function findStandingScopes(
  sql: SqlExecutor,
  accessId: string,
  now: Date,
): Promise<readonly Scope[] | null> {
  return (await sql.row(FIND, [accessId, now]))?.scopes ?? null;
}
