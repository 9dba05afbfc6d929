import type { HousekeepingTask } from '../../../platform/housekeeping/housekeeping-task.js';

/**
 * How long a card is kept after it has expired, in milliseconds: 30 days. Until then whoever was
 * offline learns that it has expired; by then its answer would be too old anyway.
 */
const KEPT_MS = 30 * 24 * 3_600_000;

// By row address, which the lock holds still: nothing is left for the planner to join.
const REMOVE = `delete from flashcards where ctid = any(array(
  select ctid from flashcards where expires_at <= $1 order by expires_at limit $2
  for update skip locked))`;

/** Removes cards that have expired long ago; what was answered is in the log, which retries find. */
export const OLD_FLASHCARDS: HousekeepingTask = {
  removes: 'expired flashcards',
  removeBatch: (sql, now, batchSize) =>
    sql.execute(REMOVE, [new Date(now.getTime() - KEPT_MS), batchSize]),
};
