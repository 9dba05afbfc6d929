import type { SqlExecutor } from '../database/sql.js';

/** A task that removes one kind of expired record. */
export interface HousekeepingTask {
  /** The name of the records, in the plural, for the log. */
  removes: string;
  /**
   * Removes at most `batchSize` records in the transaction of `sql`. Returns their number. If it is smaller
   * than `batchSize`, no more records are left for now. A record that somebody else has locked stays for a
   * later run.
   */
  removeBatch(sql: SqlExecutor, now: Date, batchSize: number): Promise<number>;
}
