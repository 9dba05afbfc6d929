import { Injectable } from '@nestjs/common';
import type { SqlExecutor } from '../../platform/database/sql.js';

/** The access that ends with an application, as the audit log has it. */
export interface EndedAccess {
  /** The users who had given it access. */
  ended_users: number;
  /** The access tokens that worked. Null if there are too many users to count them. */
  ended_tokens: number | null;
}

/** The application and the time of its end. */
export interface AccessEnd {
  applicationId: string;
  /** True if the end has increased the epoch of the application already. */
  isNewEpoch: boolean;
  at: Date;
}

type Source = (sql: SqlExecutor, end: AccessEnd) => Promise<EndedAccess>;

/**
 * Counts what ends with an application. The module with the tokens builds on this one, so it registers itself
 * here.
 */
@Injectable()
export class EndedAccessCount {
  private source: Source | undefined;

  /** Must be called before the application has started. */
  register(source: Source): void {
    this.source = source;
  }

  /** Counts on the executor of the change itself, after it. */
  async count(sql: SqlExecutor, end: AccessEnd): Promise<EndedAccess> {
    if (this.source === undefined) throw new Error('No module has registered the count');
    return this.source(sql, end);
  }
}
