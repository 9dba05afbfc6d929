import type { HousekeepingTask } from '../../../platform/housekeeping/housekeeping-task.js';
import { after, KEPT } from '../lifetimes.js';

const REVOKED = '(select id from grants where revoked_at <= $1) g';

const task = (removes: string, table: string, rows: string): HousekeepingTask => {
  const text = `delete from ${table} where ctid = any(array(
    select t.ctid ${rows} limit $2 for update of t skip locked))`;
  return {
    removes,
    removeBatch: (sql, now, batchSize) =>
      sql.execute(text, [after(now, -KEPT.revokedGrant), batchSize]),
  };
};

/**
 * Remove revoked grants, a day after their end, from the leaves up: a grant's cascade alone might be
 * a year's worth of sign-ins at once.
 */
export const REVOKED_GRANTS: HousekeepingTask[] = [
  task(
    'refresh tokens of revoked grants',
    'refresh_tokens',
    `from ${REVOKED} join token_families f on f.grant_id = g.id
     join refresh_tokens t on t.family_id = f.id`,
  ),
  task(
    'token families of revoked grants',
    'token_families',
    `from ${REVOKED} join token_families t on t.grant_id = g.id`,
  ),
  task(
    'authorization codes of revoked grants',
    'authorization_codes',
    `from ${REVOKED} join authorization_codes t on t.grant_id = g.id`,
  ),
  task('revoked grants', 'grants', 'from grants t where revoked_at <= $1'),
];
