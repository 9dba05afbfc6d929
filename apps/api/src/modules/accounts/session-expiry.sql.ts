import { statement } from '../../platform/database/statement.js';
import type { HousekeepingTask } from '../../platform/housekeeping/housekeeping-task.js';

// Deletes by row address, which the lock keeps from changing, so that the planner has nothing to join.
const REMOVE = statement<never>(
  'session.remove-expired',
  `delete from sessions where ctid = any(array(
     select ctid from sessions where expires_at <= $1 order by expires_at limit $2
     for update skip locked))`,
);

/** Removes sessions as soon as they have expired, because nobody can use them any more. */
export const EXPIRED_SESSIONS: HousekeepingTask = {
  removes: 'expired sessions',
  removeBatch: (sql, now, batchSize) => sql.execute(REMOVE, [now, batchSize]),
};
