import { Injectable } from '@nestjs/common';
import type { UserRole } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { isAdmin, isLastAdmin } from './admins.repository.js';
import { SessionEntity } from './session.entity.js';
import type { UserEntity } from './user.entity.js';
import { lockAdmins } from './user.repository.js';
import { isDisabled } from './user.sql.js';

/** The change that an admin makes to a user's account. */
export type StandingChange = 'DISABLE' | 'ENABLE' | 'MAKE_ADMIN' | 'MAKE_NO_ADMIN' | 'SIGN_OUT';

/** An admin's action, which concerns a user. */
export interface StandingOrder {
  change: StandingChange;
  adminId: string;
  userId: string;
  at: Date;
}

/** The result. `UNCHANGED` means that the account was like that before. */
export type StandingOutcome =
  | 'CHANGED'
  | 'UNCHANGED'
  | 'ABSENT'
  | 'LAST_ADMIN'
  | 'OWN_ACCOUNT'
  | 'NOT_ADMIN';

const LOCK = statement<Pick<UserEntity, 'id'>>(
  'user.lock',
  'select id from users where id = $1 and deleted_at is null for no key update',
);

const SET_ROLE = statement<never>(
  'user.set-role',
  'update users set role = $2 where id = $1 and role <> $2',
);

const DISABLE = statement<never>(
  'user.disable',
  'update users set disabled_at = $2 where id = $1 and disabled_at is null',
);

const ENABLE = statement<never>(
  'user.enable',
  'update users set disabled_at = null where id = $1 and disabled_at is not null',
);

const IS_DISABLED = statement<{ isDisabled: boolean }>(
  'user.is-disabled',
  `select ${isDisabled('$1')} as "isDisabled"`,
);

/** Changes the standing of accounts for admins. */
@Injectable()
export class UserStanding {
  constructor(private readonly sql: Sql) {}

  /**
   * Changes an account, unless the instance would be left without an admin who can sign in. The changes of admins come
   * one after another, and one who has just ceased to be an admin changes nothing more. `onChanged` runs in the same
   * transaction.
   */
  change(
    order: StandingOrder,
    onChanged: (sql: SqlExecutor, endedSessions: number) => Promise<void>,
  ): Promise<StandingOutcome> {
    return this.sql.transaction(async (sql) => {
      await lockAdmins(sql);
      if ((await sql.row(LOCK, [order.userId])) === undefined) return 'ABSENT';
      const refusal = await refusalOf(sql, order);
      if (refusal !== null) return refusal;
      if (!(await carryOut(sql, order))) return 'UNCHANGED';
      await onChanged(sql, await endSessions(sql, order));
      return 'CHANGED';
    });
  }
}

/** Returns whether an admin has disabled the account of a user. */
export async function isAccountDisabled(sql: SqlExecutor, userId: string): Promise<boolean> {
  return (await sql.row(IS_DISABLED, [userId]))?.isDisabled ?? false;
}

async function refusalOf(
  sql: SqlExecutor,
  { change, adminId, userId }: StandingOrder,
): Promise<StandingOutcome | null> {
  if (!(await isAdmin(sql, adminId))) return 'NOT_ADMIN';
  const endsPower = change === 'DISABLE' || change === 'MAKE_NO_ADMIN';
  if (endsPower && (await isLastAdmin(sql, userId))) return 'LAST_ADMIN';
  return change === 'DISABLE' && adminId === userId ? 'OWN_ACCOUNT' : null;
}

async function carryOut(sql: SqlExecutor, order: StandingOrder): Promise<boolean> {
  const { change, userId, at } = order;
  const setRole = async (role: UserRole) => (await sql.execute(SET_ROLE, [userId, role])) > 0;
  switch (change) {
    case 'DISABLE':
      return (await sql.execute(DISABLE, [userId, at])) > 0;
    case 'ENABLE':
      return (await sql.execute(ENABLE, [userId])) > 0;
    case 'MAKE_ADMIN':
      return setRole('ADMIN');
    case 'MAKE_NO_ADMIN':
      return setRole('USER');
    case 'SIGN_OUT':
      return sql.manager.existsBy(SessionEntity, { userId });
  }
}

// A session that begins at the same time waits for the lock of the row, or is found here.
async function endSessions(sql: SqlExecutor, { change, userId }: StandingOrder): Promise<number> {
  if (change !== 'DISABLE' && change !== 'SIGN_OUT') return 0;
  return (await sql.manager.delete(SessionEntity, { userId })).affected ?? 0;
}
