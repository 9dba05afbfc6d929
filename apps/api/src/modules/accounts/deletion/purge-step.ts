import type { SqlExecutor } from '../../../platform/database/sql.js';

/** Removes one kind of record of a user whose account has ended. */
export interface PurgeStep {
  /** What it clears away, in the plural. */
  clears: string;
  /**
   * Clears away at most `batchSize` records in the transaction of `sql`, and says how many. A record
   * that somebody else has locked stays for a later run.
   */
  clearBatch(sql: SqlExecutor, userId: string, batchSize: number): Promise<number>;
}
