import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { selectOf } from '../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { SessionEntity } from '../session.entity.js';
import { UserEntity } from '../user.entity.js';
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
const END = statement<never>(
  'account.end',
  `update users set deleted_at = $3, email = '', email_key = '', password_hash = '!',
     display_name = '', role = 'USER'
   where id = $1 and password_hash = $2 and deleted_at is null`,
);

/** How a purge runs its statements. */
export const GO_GENTLY = statement<object>(
  'account.go-gently',
  `select set_config('lock_timeout', '250ms', true),
     set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
);

const IS_ENDED = Not(IsNull());

/** The end of accounts. */
@Injectable()
export class AccountDeletionRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

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
      await sql.manager.delete(SessionEntity, { userId });
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
    const rows = await this.users.find({
      select: selectOf(['id']),
      where: { deletedAt: IS_ENDED },
      order: { deletedAt: 'ASC', id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  /** True where an account has ended of which there are still records. */
  areAnyEnded(sql: SqlExecutor): Promise<boolean> {
    return sql.manager.existsBy(UserEntity, { deletedAt: IS_ENDED });
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
      await sql.manager.delete(UserEntity, { id: userId, deletedAt: IS_ENDED });
      await forget(sql);
    });
  }
}

const ADMIN = { role: 'ADMIN', deletedAt: IsNull() } as const;

function isAdmin(sql: SqlExecutor, userId: string): Promise<boolean> {
  return sql.manager.existsBy(UserEntity, { ...ADMIN, id: userId });
}

async function isLastAdmin(sql: SqlExecutor, userId: string): Promise<boolean> {
  if (!(await isAdmin(sql, userId))) return false;
  return !(await sql.manager.existsBy(UserEntity, { ...ADMIN, id: Not(userId) }));
}

// A purge has time: it gives up long before PostgreSQL looks for a deadlock, after a second, and might
// end somebody else's transaction. And it reads no more by indexes than a batch needs, even where most of
// a table is the user's: from its beginning, each batch would read past what the earlier ones removed.
async function goGently(sql: SqlExecutor): Promise<void> {
  await sql.execute(GO_GENTLY);
}
