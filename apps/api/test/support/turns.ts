import type { Learner } from './learner.js';
import type { TestApp } from './test-app.js';

/** Does something while another process changes the learner's words. */
export async function duringTurnOf(
  { database }: TestApp,
  { userId }: Learner,
  work: () => Promise<void>,
): Promise<void> {
  const other = await database.pool.connect();
  try {
    await other.query('begin');
    await other.query(
      `insert into change_counters as counter (user_id, last_change) values ($1, 1)
       on conflict (user_id) do update set last_change = counter.last_change + 1`,
      [userId],
    );
    await work();
  } finally {
    await other.query('rollback');
    other.release();
  }
}

/** Returns whether some statement of the service waits for a lock. */
export async function isAnyWaiting({ database }: TestApp): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database()
       and application_name = 'wordgrove' and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
