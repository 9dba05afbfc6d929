import { DAY_MS, LIFETIME_DAYS } from '@wordgrove/contracts';
import { statement } from '../../../../platform/database/statement.js';
import type { HousekeepingTask } from '../../../../platform/housekeeping/housekeeping-task.js';

/** The time for which an import can be looked up, in milliseconds. */
const LIFETIME_MS = LIFETIME_DAYS.import * DAY_MS;
/** The time after which an upload counts as abandoned, in milliseconds: a day. */
const UPLOAD_MS = 24 * 3_600_000;

// Deletes by row address, which the lock keeps from changing, so that the planner has nothing to join.
const REMOVE = statement<never>(
  'import.expire',
  `delete from imports where ctid = any(array(
     select ctid from imports
     where created_at <= $1 or (created_at <= $2 and status = 'UPLOADING')
     order by created_at limit $3 for update skip locked))`,
);

/** Removes imports that finished long ago, and uploads that nobody has finished. */
export const OLD_IMPORTS: HousekeepingTask = {
  removes: 'old imports',
  removeBatch: (sql, now, batchSize) =>
    sql.execute(REMOVE, [
      new Date(now.getTime() - LIFETIME_MS),
      new Date(now.getTime() - UPLOAD_MS),
      batchSize,
    ]),
};
