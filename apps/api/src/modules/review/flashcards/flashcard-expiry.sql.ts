import type { HousekeepingTask } from '../../../platform/housekeeping/housekeeping-task.js';

/**
 * The time, in milliseconds, for which an expired flashcard is kept: 30 days. Until then a client that was
 * offline learns that the flashcard has expired. Later its answer would be too old anyway.
 */
const KEPT_MS = 30 * 24 * 3_600_000;

// The rows are found by their addresses, which the lock keeps as they are, so the planner has nothing to
// join.
const REMOVE = `delete from flashcards where ctid = any(array(
  select ctid from flashcards where expires_at <= $1 order by expires_at limit $2
  for update skip locked))`;

/**
 * The housekeeping task that deletes flashcards that expired long ago. Their answers are in the log, where
 * repeated calls find them.
 */
export const OLD_FLASHCARDS: HousekeepingTask = {
  removes: 'expired flashcards',
  removeBatch: (sql, now, batchSize) =>
    sql.execute(REMOVE, [new Date(now.getTime() - KEPT_MS), batchSize]),
};
