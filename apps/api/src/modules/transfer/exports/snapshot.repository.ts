import { Injectable } from '@nestjs/common';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';

/** Reads the database as it is at one moment, however long reading takes. */
@Injectable()
export class Snapshots {
  constructor(private readonly sql: Sql) {}

  /** @param gone aborted if nobody waits for what is read any more */
  read<T>(gone: AbortSignal, work: (sql: SqlExecutor) => Promise<T>): Promise<T> {
    return this.sql.readsUntil(gone).transaction(async (sql) => {
      // This statement says how the transaction reads. It is not one that can be prepared.
      await sql.execute('set transaction isolation level repeatable read, read only');
      return work(sql);
      // A reader may be slow.
    }, 'long');
  }
}
