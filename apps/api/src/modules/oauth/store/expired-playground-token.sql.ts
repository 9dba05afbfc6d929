import { statement } from '../../../platform/database/statement.js';
import type { HousekeepingTask } from '../../../platform/housekeeping/housekeeping-task.js';

// Deletes by row address, which the lock keeps from changing, so that the planner has nothing to join.
const REMOVE = statement<never>(
  'playground-token.remove-expired',
  `delete from playground_tokens where ctid = any(array(
     select ctid from playground_tokens where expires_at <= $1 order by expires_at
     limit $2 for update skip locked))`,
);

/** Removes playground tokens, revoked or not, as soon as they have expired. */
export const EXPIRED_PLAYGROUND_TOKENS: HousekeepingTask = {
  removes: 'expired playground tokens',
  removeBatch: (sql, now, batchSize) => sql.execute(REMOVE, [now, batchSize]),
};
