import { IsNull, Not } from 'typeorm';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { UserEntity } from './user.entity.js';

const ADMIN = { role: 'ADMIN', deletedAt: IsNull(), disabledAt: IsNull() } as const;

/** Returns whether the user is an admin and can act as one. */
export function isAdmin(sql: SqlExecutor, userId: string): Promise<boolean> {
  return sql.manager.existsBy(UserEntity, { ...ADMIN, id: userId });
}

/** Returns whether the user is an admin, and nobody else could look after the instance. */
export async function isLastAdmin(sql: SqlExecutor, userId: string): Promise<boolean> {
  if (!(await isAdmin(sql, userId))) return false;
  return !(await sql.manager.existsBy(UserEntity, { ...ADMIN, id: Not(userId) }));
}
