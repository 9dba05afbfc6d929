import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AccountState, UserRole } from '@wordgrove/contracts';
import { IsNull, type Repository } from 'typeorm';
import { columnsOf, selectOf } from '../../platform/database/columns.js';
import { likePattern } from '../../platform/database/like-pattern.js';
import { countRows, type RowCount } from '../../platform/database/row-count.js';
import { Sql, type SqlReader } from '../../platform/database/sql.js';
import type { SqlText } from '../../platform/database/statement.js';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { isUuid } from '../../platform/http/uuid.js';
import { UserEntity } from './user.entity.js';
import { usersLike } from './user.sql.js';
import type { KnownUser } from './user.js';

/** The conditions of a list of users. All that are not null must be met. */
export interface UserFilter {
  /** A part of the display name or the e-mail address, or the id. */
  q: string | null;
  role: UserRole | null;
  state: AccountState | null;
}

const KNOWN = [
  'id',
  'email',
  'displayName',
  'timeZone',
  'role',
  'createdAt',
  'disabledAt',
] as const;

/** Finds users for admins. */
@Injectable()
export class UserDirectory {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  async find(id: string): Promise<KnownUser | undefined> {
    const where = { id, deletedAt: IsNull() };
    return (await this.users.findOne({ select: selectOf(KNOWN), where })) ?? undefined;
  }

  /** Returns up to `limit` users, the newest first, starting after the cursor. */
  list(filter: UserFilter, cursor: ListCursor | null, limit: number): Promise<KnownUser[]> {
    const values: unknown[] = [limit];
    const place = (value: unknown) => `$${values.push(value)}`;
    const { q, role, state } = filter;
    const all = ['deleted_at is null'];
    if (q !== null)
      all.push(isUuid(q) ? `id = ${place(q)}` : `id in (${usersLike(place(likePattern(q)))})`);
    if (role !== null) all.push(`role = '${role}'`);
    if (state !== null) all.push(`disabled_at is ${state === 'DISABLED' ? 'not null' : 'null'}`);
    if (cursor !== null) all.push(`(created_at, id) < (${place(cursor[0])}, ${place(cursor[1])})`);
    // The text varies, so that the database plans for the conditions that there are.
    const text: SqlText<KnownUser> = `select ${columnsOf(UserEntity, KNOWN)} from users
      where ${all.join(' and ')} order by created_at desc, id desc limit $1`;
    return this.sql.rows(text, values);
  }
}

/** Returns the number of accounts, roughly if there are many. */
export function countAllUsers(sql: SqlReader): Promise<RowCount> {
  return countRows(sql, 'users');
}
