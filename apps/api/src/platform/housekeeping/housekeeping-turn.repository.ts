import { Injectable } from '@nestjs/common';
import { Sql, type SqlExecutor } from '../database/sql.js';
import { statement } from '../database/statement.js';

// Lets one replica at a time in. The number only has to differ from those of other such locks. PostgreSQL looks
// for a deadlock after a second and might then end somebody else's transaction; if housekeeping has to wait for
// anything, it gives up long before that.
const TAKE_TURN = statement<{ isOurs: boolean }>(
  'housekeeping.take-turn',
  `select set_config('lock_timeout', '250ms', true),
     pg_try_advisory_xact_lock(7009) as "isOurs"`,
);

/** Lets one replica at a time do its housekeeping. */
@Injectable()
export class HousekeepingTurnRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Does the work in its own transaction. Returns null and does nothing if it is another replica's
   * turn.
   */
  take<T>(work: (sql: SqlExecutor) => Promise<T>): Promise<T | null> {
    return this.sql.transaction(async (sql) => {
      const turn = await sql.row(TAKE_TURN);
      return turn?.isOurs === true ? work(sql) : null;
    }, 'long');
  }
}
