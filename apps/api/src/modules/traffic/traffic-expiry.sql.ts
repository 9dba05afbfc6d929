import { DAY_MS, TRAFFIC_LIMITS } from '@wordgrove/contracts';
import { statement } from '../../platform/database/statement.js';
import type { HousekeepingTask } from '../../platform/housekeeping/housekeeping-task.js';

interface Expiry {
  removes: string;
  table: string;
  /** The time from which a row counts as old. */
  column: string;
  days: number;
}

// Deletes by row address, which the lock keeps from changing, so that the planner has nothing to join.
function expired({ removes, table, column, days }: Expiry): HousekeepingTask {
  const remove = statement<never>(
    `traffic.remove-old-${table}`,
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${column} <= $1 order by ${column} limit $2
       for update skip locked))`,
  );
  return {
    removes,
    removeBatch: (sql, now, batchSize) =>
      sql.execute(remove, [new Date(now.getTime() - days * DAY_MS), batchSize]),
  };
}

const { counterDays, logDays } = TRAFFIC_LIMITS;

/** The tasks that remove old counters and the rows of logs. */
export const OLD_TRAFFIC: readonly HousekeepingTask[] = [
  expired({
    removes: 'old counters of calls',
    table: 'call_counters',
    column: 'begins_at',
    days: counterDays,
  }),
  expired({
    removes: 'old counters of secrets',
    table: 'secret_counters',
    column: 'begins_at',
    days: counterDays,
  }),
  expired({
    removes: 'old changes of authorized users',
    table: 'authorization_changes',
    column: 'changed_at',
    days: counterDays,
  }),
  expired({
    removes: 'old log entries of applications',
    table: 'call_log',
    column: 'responded_at',
    days: logDays,
  }),
];
