import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { selectOf } from '../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { SessionEntity } from '../session.entity.js';
import { UserEntity } from '../user.entity.js';
import { isAdmin, isLastAdmin } from '../admins.repository.js';
import { lockAdmins } from '../user.repository.js';

/** The user whose account ends, and the time at which it ends. */
export interface Deletion {
  userId: string;
  /** The hash as it was when the password was checked. */
  passwordHash: string;
  at: Date;
}

/** The result of a deletion. The last admin's is refused, and an account that has ended cannot end again. */
export type DeletionOutcome = 'DELETED' | 'LAST_ADMIN' | 'ABSENT';

// A transaction that opens a session or grants something holds this row for share. Either it comes first, and
// what it created ends here with the rest, or it finds no account.
const END = statement<never>(
  'account.end',
  `update users set deleted_at = $3, email = '', email_key = '', password_hash = '!',
     display_name = '', role = 'USER', disabled_at = null
   where id = $1 and password_hash = $2 and deleted_at is null`,
);

/** The settings under which a purge runs its statements. */
export const GO_GENTLY = statement<object>(
  'account.go-gently',
  `select set_config('lock_timeout', '250ms', true),
     set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
);

const IS_ENDED = Not(IsNull());

/** Ends accounts and removes their records. */
@Injectable()
export class AccountDeletionRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  /**
   * Ends an account. All its sessions end, nobody can sign in to it any more, and its address is free. In the
   * same transaction, `endRest` ends what other modules keep for the user.
   */
  delete(
    { userId, passwordHash, at }: Deletion,
    endRest: (sql: SqlExecutor) => Promise<void>,
  ): Promise<DeletionOutcome> {
    return this.sql.transaction(async (sql) => {
      // If the last two admins end their accounts at the same time, the second one waits here and stays.
      if (await isAdmin(sql, userId)) await lockAdmins(sql);
      if (await isLastAdmin(sql, userId)) return 'LAST_ADMIN';
      if ((await sql.execute(END, [userId, passwordHash, at])) === 0) return 'ABSENT';
      await sql.manager.delete(SessionEntity, { userId });
      await endRest(sql);
      return 'DELETED';
    });
  }

  /** Returns whether nobody else could look after the instance. */
  isLastAdmin(userId: string): Promise<boolean> {
    return isLastAdmin(this.sql, userId);
  }

  /** Returns the users whose accounts have ended. The account that ended first comes first. */
  async listEnded(): Promise<string[]> {
    const rows = await this.users.find({
      select: selectOf(['id']),
      where: { deletedAt: IS_ENDED },
      order: { deletedAt: 'ASC', id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  /** Returns whether there are still records of an account that has ended. */
  areAnyEnded(sql: SqlExecutor): Promise<boolean> {
    return sql.manager.existsBy(UserEntity, { deletedAt: IS_ENDED });
  }

  /** Clears away one batch in its own transaction. */
  clearBatch(clear: (sql: SqlExecutor) => Promise<number>): Promise<number> {
    return this.sql.transaction(async (sql) => {
      await goGently(sql);
      return clear(sql);
    }, 'long');
  }

  /**
   * Removes the user. After that, nobody can write records of the user any more, and `forget` clears away those
   * that no foreign key ties to the user.
   * @throws an error of SQLSTATE 55P03 if a transaction under way still writes a record of the user
   */
  remove(userId: string, forget: (sql: SqlExecutor) => Promise<void>): Promise<void> {
    return this.sql.transaction(async (sql) => {
      await goGently(sql);
      await sql.manager.delete(UserEntity, { id: userId, deletedAt: IS_ENDED });
      await forget(sql);
    }, 'long');
  }
}

// A purge has time. PostgreSQL looks for a deadlock after a second and might then end somebody else's
// transaction; a purge gives up long before that. It also reads no more by indexes than a batch needs, even if
// most of a table belongs to the user: a scan from the start of the table would, in each batch, read past the
// rows that earlier batches removed.
async function goGently(sql: SqlExecutor): Promise<void> {
  await sql.execute(GO_GENTLY);
}
