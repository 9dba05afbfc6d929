import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { wordbookSource } from './wordbook-source.js';

/** Which wordbooks a user may read: their own, and those that are not private. */
@Injectable()
export class ReadableWordbooks {
  constructor(private readonly sql: Sql) {}

  /** Those of the ids that are none, or that the user may not read. */
  async missing(userId: string, ids: readonly string[]): Promise<string[]> {
    const readable = await wordbookSource().findReadable(this.sql, userId, ids);
    return ids.filter((id) => !readable.has(id));
  }
}
