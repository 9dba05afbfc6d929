import { Injectable } from '@nestjs/common';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';

const READABLE = statement(
  'readable-wordbooks.find',
  `select id from wordbooks
   where id = any ($2::uuid[]) and (owner_id = $1 or visibility <> 'PRIVATE')`,
);

/** Which wordbooks a user may read: their own, and those that are not private. */
@Injectable()
export class ReadableWordbooks {
  constructor(private readonly sql: Sql) {}

  /** Those of the ids that are none, or that the user may not read. */
  async missing(userId: string, ids: readonly string[]): Promise<string[]> {
    const readable = await findReadableWordbooks(this.sql, userId, ids);
    return ids.filter((id) => !readable.has(id));
  }
}

/** Those of the ids that are wordbooks which the user may read. */
export async function findReadableWordbooks(
  sql: SqlExecutor,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await sql.rows<{ id: string }>(READABLE, [userId, ids]);
  return new Set(rows.map(({ id }) => id));
}
