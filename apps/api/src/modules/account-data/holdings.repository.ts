import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { AccountDeletionRepository } from '../accounts/index.js';
import type { Holdings } from './holdings.js';

const COUNT = statement(
  'holdings.count',
  `select
     (select count(*)::integer from learned_words where user_id = $1) as "wordCount",
     (select count(*)::integer from reviews where user_id = $1) as "reviewCount",
     (select count(*)::integer from wordbooks where owner_id = $1) as "wordbookCount",
     (select count(*)::integer from wordbooks where owner_id = $1 and visibility <> 'PRIVATE')
       as "sharedWordbookCount",
     (select count(*)::integer from grants g join applications a on a.id = g.application_id
      where g.user_id = $1 and g.revoked_at is null and a.deleted_at is null)
       as "connectedApplicationCount"`,
);

const APPLICATIONS = statement(
  'holdings.applications',
  `select a.id, a.name, (
     select count(*)::integer from grants g
     where g.application_id = a.id and g.user_id <> $1 and g.revoked_at is null
   ) as "userCount"
   from applications a where a.owner_id = $1 and a.deleted_at is null order by a.name, a.id`,
);

/** Counts what a user has. */
@Injectable()
export class HoldingsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly accounts: AccountDeletionRepository,
  ) {}

  async of(userId: string): Promise<Holdings> {
    const [counts, applications, isLastAdmin] = await Promise.all([
      this.sql.row<Omit<Holdings, 'applications' | 'isLastAdmin'>>(COUNT, [userId]),
      this.sql.rows<Holdings['applications'][number]>(APPLICATIONS, [userId]),
      this.accounts.isLastAdmin(userId),
    ]);
    return { ...(counts as NonNullable<typeof counts>), applications, isLastAdmin };
  }
}
