import type { Scope } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../../platform/database/sql.js';
import type { ImportError } from '../../../../platform/files/import-fault.js';
import { isAccountDisabled } from '../../../accounts/index.js';
import { findStandingScopes } from '../../../oauth/index.js';
import type { Import } from '../import.js';

/** The scope that everybody needs who imports a file. */
const NEEDED: Scope = 'words:write';

/** The fault of an import that outlives the access through which it began. */
export const ACCESS_ENDED: ImportError = {
  line: null,
  field: null,
  reason: 'ACCESS_ENDED',
  description: 'The access through which the import began has ended',
};

/**
 * Returns whether the sender of a file may still write it, and the section that has a scope of its own. An application may not
 * if the user or an admin has ended its access, or if it has given up a scope. A person may not if the account is disabled.
 */
export async function hasAccess(
  sql: SqlExecutor,
  { userId, accessId }: Pick<Import, 'userId' | 'accessId'>,
  now: Date,
  sectionScope: Scope = NEEDED,
): Promise<boolean> {
  if (accessId === null) return !(await isAccountDisabled(sql, userId));
  const scopes = await findStandingScopes(sql, accessId, now);
  return scopes !== null && scopes.includes(NEEDED) && scopes.includes(sectionScope);
}
