import { Injectable } from '@nestjs/common';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { lockAdmins } from '../user.repository.js';

/** Whose account ends, and when. */
export interface Deletion {
  userId: string;
  /** As it was when the password was verified. */
  passwordHash: string;
  at: Date;
}

/** What became of a deletion; it is refused to the last admin, and there is nothing to do twice. */
export type DeletionOutcome = 'DELETED' | 'LAST_ADMIN' | 'ABSENT';

// Whoever opens a session or grants something holds the row for share: they come before, and end here
// with the rest, or they find no account.
const END = statement(
  'account.end',
  `update users set deleted_at = $3, email = '', email_key = '', password_hash = '!',
     display_name = '', role = 'USER'
   where id = $1 and password_hash = $2 and deleted_at is null`,
);

const IS_ADMIN = statement(
  'account.is-admin',
  `select id from users where id = $1 and role = 'ADMIN' and deleted_at is null`,
);

const OTHER_ADMIN = statement(
  'account.other-admin',
  `select id from users where id <> $1 and role = 'ADMIN' and deleted_at is null limit 1`,
);

/** How a purge runs its statements. */
export const GO_GENTLY = `select set_config('lock_timeout', '250ms', true),
  set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`;

/** The end of accounts. */
@Injectable()
export class AccountDeletionRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Ends an account: nobody is signed in to it any more or can be, and its address is free. `endRest`
   * ends in the same transaction what others have of the user.
   */
  delete(
    { userId, passwordHash, at }: Deletion,
    endRest: (sql: SqlExecutor) => Promise<void>,
  ): Promise<DeletionOutcome> {
    return this.sql.transaction(async (sql) => {
      // Of the last two admins, who end at once, the second waits here and stays.
      if (await isAdmin(sql, userId)) await lockAdmins(sql);
      if (await isLastAdmin(sql, userId)) return 'LAST_ADMIN';
      if ((await sql.execute(END, [userId, passwordHash, at])) === 0) return 'ABSENT';
      await sql.execute('delete from sessions where user_id = $1', [userId]);
      await endRest(sql);
      return 'DELETED';
    });
  }

  /** True where nobody else could look after the instance. */
  isLastAdmin(userId: string): Promise<boolean> {
    return isLastAdmin(this.sql, userId);
  }

  /** Users whose accounts have ended, the longest ago first. */
  async listEnded(): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      'select id from users where deleted_at is not null order by deleted_at, id',
    );
    return rows.map(({ id }) => id);
  }

  /** True where an account has ended of which there are still records. */
  async areAnyEnded(sql: SqlExecutor): Promise<boolean> {
    const text = 'select id from users where deleted_at is not null limit 1';
    return (await sql.row(text)) !== undefined;
  }

  /** Clears one batch away in a transaction of its own. */
  clearBatch(clear: (sql: SqlExecutor) => Promise<number>): Promise<number> {
    return this.sql.transaction(async (sql) => {
      await goGently(sql);
      return clear(sql);
    });
  }

  /**
   * Removes the user; `forget` clears away, after nobody can write anything of theirs any more, what
   * no foreign key ties to them.
   * @throws an error of SQLSTATE 55P03 where a transaction under way still writes something of theirs
   */
  remove(userId: string, forget: (sql: SqlExecutor) => Promise<void>): Promise<void> {
    return this.sql.transaction(async (sql) => {
      await goGently(sql);
      await sql.execute('delete from users where id = $1 and deleted_at is not null', [userId]);
      await forget(sql);
    });
  }
}

async function isAdmin(sql: SqlExecutor, userId: string): Promise<boolean> {
  return (await sql.row(IS_ADMIN, [userId])) !== undefined;
}

async function isLastAdmin(sql: SqlExecutor, userId: string): Promise<boolean> {
  return (await isAdmin(sql, userId)) && (await sql.row(OTHER_ADMIN, [userId])) === undefined;
}

// A purge has time: it gives up long before PostgreSQL looks for a deadlock, after a second, and might
// end somebody else's transaction. And it reads no more by indexes than a batch needs, even where most of
// a table is the user's: from its beginning, each batch would read past what the earlier ones removed.
async function goGently(sql: SqlExecutor): Promise<void> {
  await sql.execute(GO_GENTLY);
}
