import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { wordbookSource } from './wordbook-source.js';

/** The wordbooks that a user may read: the user's own, and those that are not private. */
@Injectable()
export class ReadableWordbooks {
  constructor(private readonly sql: Sql) {}

  /** Returns the ids that name no wordbook or one that the user may not read. */
  async missing(userId: string, ids: readonly string[]): Promise<string[]> {
    const readable = await wordbookSource().findReadable(this.sql, userId, ids);
    return ids.filter((id) => !readable.has(id));
  }
}
