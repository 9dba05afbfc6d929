import { statement } from '../../../platform/database/statement.js';
import type { HousekeepingTask } from '../../../platform/housekeeping/housekeeping-task.js';
import { after, KEPT } from '../lifetimes.js';

// Deletes by row address, which the lock keeps from changing, so that the planner has nothing to join.
const removing = (name: string, table: string, condition: string) =>
  statement<never>(
    name,
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${condition} limit $2 for update skip locked))`,
  );

const REMOVE_REQUESTS = removing(
  'authorization-request.remove-expired',
  'authorization_requests',
  'expires_at <= $1 order by expires_at',
);
const REMOVE_SENDERS = removing(
  'authorization-request-sender.remove-idle',
  'authorization_request_senders',
  'last_request_at <= $1 order by last_request_at',
);

// A code that was exchanged is removed with the family of its tokens instead.
const REMOVE_CODES = removing(
  'authorization-code.remove-unused',
  'authorization_codes',
  'expires_at <= $1 and consumed_at is null order by expires_at',
);

/** Removes authorization requests, whether or not they were decided, a day after they have expired. */
export const EXPIRED_REQUESTS: HousekeepingTask = {
  removes: 'expired authorization requests',
  removeBatch: (sql, now, batchSize) =>
    sql.execute(REMOVE_REQUESTS, [after(now, -KEPT.authorizationRequest), batchSize]),
};

/** Removes senders of anonymous requests once none of their requests can be left. */
export const IDLE_SENDERS: HousekeepingTask = {
  removes: 'senders of old authorization requests',
  removeBatch: (sql, now, batchSize) =>
    sql.execute(REMOVE_SENDERS, [after(now, -KEPT.requestSender), batchSize]),
};

/** Removes authorization codes that nobody exchanged, a day after they have expired. */
export const UNUSED_CODES: HousekeepingTask = {
  removes: 'unused authorization codes',
  removeBatch: (sql, now, batchSize) =>
    sql.execute(REMOVE_CODES, [after(now, -KEPT.unusedCode), batchSize]),
};
