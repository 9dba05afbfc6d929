import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';

/** A live grant with the application that has it. */
export interface Grant {
  id: string;
  clientId: string;
  name: string;
  description: string;
  homepageUrl: string | null;
  scopes: readonly Scope[];
  createdAt: string;
  lastUsedAt: string | null;
}

const END_ALL = statement<never>(
  'grant.end-all',
  `update grants set token_epoch = token_epoch + 1, revoked_at = coalesce(revoked_at, $2)
   where user_id = $1`,
);

const LIST = statement(
  'grant.list',
  `select g.id, a.client_id as "clientId", a.name, a.description, a.homepage_url as "homepageUrl",
     g.scopes, g.created_at as "createdAt", g.last_used_at as "lastUsedAt"
   from grants g join applications a on a.id = g.application_id
   where g.user_id = $1 and g.revoked_at is null and a.deleted_at is null
   order by g.created_at desc, g.id`,
);

/** What users have granted to applications; at most one live grant for each user and application. */
@Injectable()
export class GrantRepository {
  constructor(private readonly sql: Sql) {}

  listLive(userId: string): Promise<Grant[]> {
    return this.sql.rows(LIST, [userId]);
  }

  /** What the user grants to the application at present. */
  async grantedScopes(userId: string, applicationId: string): Promise<readonly Scope[]> {
    const grant = await this.sql.row<{ scopes: Scope[] }>(
      `select scopes from grants
       where user_id = $1 and application_id = $2 and revoked_at is null`,
      [userId, applicationId],
    );
    return grant?.scopes ?? [];
  }

  /** Ends a grant and with it all its codes and tokens; false where the user has no such live one. */
  async revoke(userId: string, id: string, now: Date): Promise<boolean> {
    const revoked = await this.sql.execute(
      'update grants set revoked_at = $3 where id = $2 and user_id = $1 and revoked_at is null',
      [userId, id, now],
    );
    return revoked === 1;
  }

  async revokeAll(userId: string, now: Date): Promise<void> {
    await this.sql.execute(
      'update grants set revoked_at = $2 where user_id = $1 and revoked_at is null',
      [userId, now],
    );
  }
}

/** Takes everything back that the user has granted: every code and token of theirs is dead. */
export async function endGrants(sql: SqlExecutor, userId: string, at: Date): Promise<void> {
  await sql.execute(END_ALL, [userId, at]);
}
