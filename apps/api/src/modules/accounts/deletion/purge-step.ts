import type { SqlExecutor } from '../../../platform/database/sql.js';

/** Removes one kind of record of a user whose account has ended, or of an application that has. */
export interface PurgeStep {
  /** What it clears away, in the plural. */
  clears: string;
  /**
   * Clears away at most `batchSize` records in the transaction of `sql`, and says how many. A record
   * that somebody else has locked stays for a later run.
   * @param id the user's or application's
   */
  clearBatch(sql: SqlExecutor, id: string, batchSize: number): Promise<number>;
}
