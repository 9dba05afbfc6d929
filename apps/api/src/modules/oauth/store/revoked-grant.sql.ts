import { statement } from '../../../platform/database/statement.js';
import type { HousekeepingTask } from '../../../platform/housekeeping/housekeeping-task.js';
import { after, KEPT } from '../lifetimes.js';

const REVOKED = 'from grants where revoked_at <= $1';

// Reads the rows of one grant after another. As a plain join, it might read whole tables.
const OF_REVOKED = (rows: string): string => `select t.ctid from (select id ${REVOKED}) g
  cross join lateral (select t.ctid from ${rows} = g.id for update of t skip locked) t limit $2`;

const removing = (removes: string, table: string, places: string): HousekeepingTask => {
  const remove = statement<never>(
    `revoked-grant.remove-${table}`,
    `delete from ${table} where ctid = any(array(${places}))`,
  );
  return {
    removes,
    removeBatch: (sql, now, batchSize) =>
      sql.execute(remove, [after(now, -KEPT.revokedGrant), batchSize]),
  };
};

/**
 * The tasks that remove revoked grants a day after their end, starting with the records that depend on others.
 * The cascade of a single grant might remove thousands of rows at once.
 */
export const REVOKED_GRANTS: HousekeepingTask[] = [
  removing(
    'refresh tokens of revoked grants',
    'refresh_tokens',
    OF_REVOKED('token_families f join refresh_tokens t on t.family_id = f.id where f.grant_id'),
  ),
  removing(
    'token families of revoked grants',
    'token_families',
    OF_REVOKED('token_families t where t.grant_id'),
  ),
  removing(
    'authorization codes of revoked grants',
    'authorization_codes',
    OF_REVOKED('authorization_codes t where t.grant_id'),
  ),
  removing('revoked grants', 'grants', `select ctid ${REVOKED} limit $2 for update skip locked`),
];
