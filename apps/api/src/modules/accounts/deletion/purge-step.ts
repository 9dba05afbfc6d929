import type { SqlExecutor } from '../../../platform/database/sql.js';

/** A step that removes one kind of record of a user or an application that has ended. */
export interface PurgeStep {
  /** The name of the records, in the plural. */
  clears: string;
  /**
   * Clears away at most `batchSize` records in the transaction of `sql`. Returns their number. A record that
   * somebody else has locked stays for a later run.
   * @param id of the user or the application
   */
  clearBatch(sql: SqlExecutor, id: string, batchSize: number): Promise<number>;
}
