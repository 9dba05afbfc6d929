import type { SqlExecutor } from '../database/sql.js';

/** A check for work that was left undone. It makes sure that somebody does the work. */
export interface HousekeepingCheck {
  /** The name of the work, in the plural, for the log. */
  looksAfter: string;
  /**
   * Runs once in each round, in the transaction of `sql`. It only enqueues work, because other replicas wait
   * for their turn.
   */
  run(sql: SqlExecutor): Promise<void>;
}
