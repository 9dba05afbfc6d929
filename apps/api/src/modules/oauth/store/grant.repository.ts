import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Scope } from '@wordgrove/contracts';
import { In, IsNull, type Repository } from 'typeorm';
import { columnsOf, listOf, selectOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { ListCursor } from '../../../platform/http/newest-first.js';
import { applicationColumns, joinLiveApplication, OWNER_NAME } from '../../applications/index.js';
import { GrantEntity } from './grant.entity.js';
import { GRANT_PAGE, grantPageValues, type GrantFilter } from './grant-page.sql.js';

const LISTED = listOf(
  columnsOf(GrantEntity, ['id', 'applicationId', 'scopes', 'createdAt', 'lastUsedAt'], 'g'),
  applicationColumns(['clientId', 'name', 'description', 'homepageUrl']),
);

/** A live grant and the application that holds it. */
export type Grant = RowOf<typeof LISTED> & { ownerName: string | null };

const END_ALL = statement<never>(
  'grant.end-all',
  `update grants set token_epoch = token_epoch + 1, revoked_at = coalesce(revoked_at, $2)
   where user_id = $1`,
);

const LIST = statement<Grant>(
  'grant.list',
  `select ${LISTED}, ${OWNER_NAME} from grants g ${joinLiveApplication('g.application_id')}
   where ${GRANT_PAGE}`,
);

/** The grants of users to applications. There is at most one live grant for each user and application. */
@Injectable()
export class GrantRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(GrantEntity) private readonly grants: Repository<GrantEntity>,
  ) {}

  /** Returns up to `limit` live grants, the newest first, starting after the cursor. */
  list(filter: GrantFilter, cursor: ListCursor | null, limit: number): Promise<Grant[]> {
    return readGrants(this.sql, filter, cursor, limit);
  }

  /** Returns the scopes that the user grants to the application at present. */
  async grantedScopes(userId: string, applicationId: string): Promise<readonly Scope[]> {
    const where = { userId, applicationId, revokedAt: IsNull() };
    const grant = await this.grants.findOne({ select: selectOf(['scopes']), where });
    return grant?.scopes ?? [];
  }

  /** Returns whether one of the users has ever granted something to the application. */
  haveBeen(applicationId: string, userIds: readonly string[]): Promise<boolean> {
    return this.grants.existsBy({ applicationId, userId: In(userIds) });
  }

  /** Revokes a grant and with it all its codes and tokens. Returns false if the user has no such live grant. */
  async revoke(userId: string, id: string, now: Date): Promise<boolean> {
    const where = { id, userId, revokedAt: IsNull() };
    const { affected } = await this.grants.update(where, { revokedAt: now.toISOString() });
    return affected === 1;
  }

  async revokeAll(userId: string, now: Date): Promise<void> {
    const where = { userId, revokedAt: IsNull() };
    await this.grants.update(where, { revokedAt: now.toISOString() });
  }
}

/** Returns up to `limit` live grants, the newest first, starting after the cursor. */
export function readGrants(
  sql: SqlExecutor,
  filter: GrantFilter,
  cursor: ListCursor | null,
  limit: number,
): Promise<Grant[]> {
  return sql.rows(LIST, grantPageValues(filter, cursor, limit));
}

/** Revokes everything that the user has granted, with every code and token. */
export async function endGrants(sql: SqlExecutor, userId: string, at: Date): Promise<void> {
  await sql.execute(END_ALL, [userId, at]);
}
