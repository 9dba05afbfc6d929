import { Injectable } from '@nestjs/common';
import { LateReads } from '../../../platform/database/late-reads.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';

/** Reads the database as it is, or was seconds ago, at one moment, however long reading takes. */
@Injectable()
export class Snapshots {
  constructor(private readonly late: LateReads) {}

  /** @param gone aborted if nobody waits for what is read any more */
  read<T>(gone: AbortSignal, work: (sql: SqlExecutor) => Promise<T>): Promise<T> {
    let hasBegun = false;
    const begun = async (sql: SqlExecutor): Promise<T> => {
      // This statement says how the transaction reads. It is not one that can be prepared.
      await sql.execute('set transaction isolation level repeatable read, read only');
      hasBegun = true;
      return work(sql);
    };
    return this.late.read(
      // A reader may be slow.
      (sql) => sql.readsUntil(gone).transaction(begun, 'long'),
      () => !hasBegun,
    );
  }
}
