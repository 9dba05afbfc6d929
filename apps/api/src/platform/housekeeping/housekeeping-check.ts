import type { SqlExecutor } from '../database/sql.js';

/** Looks whether work is left undone, and sees to it that somebody does it. */
export interface HousekeepingCheck {
  /** The work, in the plural, for the log. */
  looksAfter: string;
  /** Runs once in each round, in the transaction of `sql`. It only enqueues work: others wait for the turn. */
  run(sql: SqlExecutor): Promise<void>;
}
