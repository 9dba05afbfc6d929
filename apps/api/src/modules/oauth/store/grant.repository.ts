import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Scope } from '@wordgrove/contracts';
import { In, IsNull, type Repository } from 'typeorm';
import { columnsOf, listOf, selectOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { applicationColumns, joinLiveApplication, OWNER_NAME } from '../../applications/index.js';
import { GrantEntity } from './grant.entity.js';

const LISTED = listOf(
  columnsOf(GrantEntity, ['id', 'scopes', 'createdAt', 'lastUsedAt'], 'g'),
  applicationColumns(['clientId', 'name', 'description', 'homepageUrl']),
);

/** A live grant and the application that holds it. */
export type Grant = RowOf<typeof LISTED> & { ownerName: string };

const END_ALL = statement<never>(
  'grant.end-all',
  `update grants set token_epoch = token_epoch + 1, revoked_at = coalesce(revoked_at, $2)
   where user_id = $1`,
);

const LIST_IDS = statement<Pick<Grant, 'id'>>(
  'grant.list-ids',
  `select g.id from grants g ${joinLiveApplication('g.application_id')}
   where g.user_id = $1 and g.revoked_at is null
   order by g.created_at desc, g.id`,
);

const READ = statement<Grant>(
  'grant.read',
  // By id first: the server might begin with all grants to an application.
  `with g as materialized (
     select grants.*, listed.position from unnest($1::uuid[]) with ordinality as listed (id, position)
       join grants on grants.id = listed.id
   )
   select ${LISTED}, ${OWNER_NAME} from g ${joinLiveApplication('g.application_id')}
   where g.revoked_at is null
   order by g.position`,
);

/** The grants of users to applications. There is at most one live grant for each user and application. */
@Injectable()
export class GrantRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(GrantEntity) private readonly grants: Repository<GrantEntity>,
  ) {}

  /** Returns the ids of the live grants, the newest first. */
  listLive(userId: string): Promise<string[]> {
    return readLiveGrants(this.sql, userId);
  }

  /** Returns the grants that are still live, in the order of the ids. */
  read(ids: readonly string[]): Promise<Grant[]> {
    return readGrants(this.sql, ids);
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

/** Returns the ids of the user's live grants, the newest first. There may be any number of them. */
export async function readLiveGrants(sql: SqlExecutor, userId: string): Promise<string[]> {
  return (await sql.rows(LIST_IDS, [userId])).map(({ id }) => id);
}

/** Returns the grants that are still live, in the order of the ids. */
export function readGrants(sql: SqlExecutor, ids: readonly string[]): Promise<Grant[]> {
  return sql.rows(READ, [ids]);
}

/** Revokes everything that the user has granted, with every code and token. */
export async function endGrants(sql: SqlExecutor, userId: string, at: Date): Promise<void> {
  await sql.execute(END_ALL, [userId, at]);
}
