import { Injectable } from '@nestjs/common';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';

/** Reads the database as it is at one moment, however long that takes. */
@Injectable()
export class Snapshots {
  constructor(private readonly sql: Sql) {}

  read<T>(work: (sql: SqlExecutor) => Promise<T>): Promise<T> {
    return this.sql.transaction(async (sql) => {
      // It says how this transaction reads: nothing that could be prepared.
      await sql.execute('set transaction isolation level repeatable read, read only');
      return work(sql);
    });
  }
}
