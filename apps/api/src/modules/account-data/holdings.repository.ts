import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { AccountDeletionRepository } from '../accounts/index.js';
import { applicationColumns, applicationsOf } from '../applications/index.js';
import { countWords } from '../learning/index.js';
import { countConnected, countOtherUsers } from '../oauth/index.js';
import { countReviews } from '../review/index.js';
import { countSharedWordbooks, countWordbooks } from '../wordbooks/index.js';
import type { Holdings } from './holdings.js';

type Counts = Omit<Holdings, 'applications' | 'isLastAdmin'>;

const COUNT = statement<Counts>(
  'holdings.count',
  `select ${countWords('$1')} as "wordCount", ${countReviews('$1')} as "reviewCount",
     ${countWordbooks('$1')} as "wordbookCount",
     ${countSharedWordbooks('$1')} as "sharedWordbookCount",
     ${countConnected('$1')} as "connectedApplicationCount",
     (select count(*)::int from ${applicationsOf('$1')}) as "applicationCount"`,
);

const APPLICATIONS = statement<Holdings['applications'][number]>(
  'holdings.applications',
  `select ${applicationColumns(['id', 'name'])}, ${countOtherUsers('a.id', '$1')} as "userCount"
   from (select ${applicationColumns(['id', 'name'])} from ${applicationsOf('$1')} order by a.name, a.id limit ${LIMITS.namedApplications}) a
   order by a.name, a.id`,
);

/** Counts what a user owns. */
@Injectable()
export class HoldingsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly accounts: AccountDeletionRepository,
  ) {}

  async of(userId: string): Promise<Holdings> {
    const [counts, applications, isLastAdmin] = await Promise.all([
      this.sql.row(COUNT, [userId]),
      this.sql.rows(APPLICATIONS, [userId]),
      this.accounts.isLastAdmin(userId),
    ]);
    return { ...(counts as Counts), applications, isLastAdmin };
  }
}
