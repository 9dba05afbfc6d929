import { statement } from '../../../platform/database/statement.js';
import type { HousekeepingTask } from '../../../platform/housekeeping/housekeeping-task.js';
import { TOMBSTONE_LIFETIME_MS } from './tombstones.js';

// The rows are found by their addresses, which the lock keeps as they are, so the planner has nothing to
// join.
const REMOVE = statement<never>(
  'deleted-words.expire',
  `delete from deleted_words where ctid = any(array(
     select ctid from deleted_words where deleted_at <= $1 order by deleted_at limit $2
     for update skip locked))`,
);

/** The housekeeping task that deletes the tombstones that no valid sync token needs any more. */
export const OLD_TOMBSTONES: HousekeepingTask = {
  removes: 'tombstones of deleted words',
  removeBatch: (sql, now, batchSize) =>
    sql.execute(REMOVE, [new Date(now.getTime() - TOMBSTONE_LIFETIME_MS), batchSize]),
};
