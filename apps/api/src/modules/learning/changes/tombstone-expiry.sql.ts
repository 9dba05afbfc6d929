import { statement } from '../../../platform/database/statement.js';
import type { HousekeepingTask } from '../../../platform/housekeeping/housekeeping-task.js';
import { TOMBSTONE_LIFETIME_MS } from './tombstones.js';

// By row address, which the lock holds still: nothing is left for the planner to join.
const REMOVE = statement<never>(
  'deleted-words.expire',
  `delete from deleted_words where ctid = any(array(
     select ctid from deleted_words where deleted_at <= $1 order by deleted_at limit $2
     for update skip locked))`,
);

/** Removes tombstones that no sync token reaches back to any more. */
export const OLD_TOMBSTONES: HousekeepingTask = {
  removes: 'tombstones of deleted words',
  removeBatch: (sql, now, batchSize) =>
    sql.execute(REMOVE, [new Date(now.getTime() - TOMBSTONE_LIFETIME_MS), batchSize]),
};
