import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import {
  EndedAccessCount,
  joinApplication,
  type AccessEnd,
  type EndedAccess,
} from '../../applications/index.js';
import { countAuthorizedUsers } from './grant.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

/** The largest number of users whose tokens are counted: an emergency does not wait for more. */
const MAX_COUNTED_USERS = 10_000;

// The epoch before is that of the tokens that an increase has ended.
const COUNT = statement<EndedAccess>(
  'ended-access.count',
  `select ended_users, case when ended_users <= ${MAX_COUNTED_USERS} then (
     select count(*)::integer from grants g
       join token_families f on f.grant_id = g.id
       join access_tokens t on t.family_id = f.id
       ${joinApplication('g.application_id')}
     where g.application_id = $1 and g.revoked_at is null and f.revoked_at is null
       and f.token_epoch = ${PRESENT_EPOCH} - $2::integer
       and t.revoked_at is null and t.expires_at > $3
   ) end as ended_tokens
   from (select ${countAuthorizedUsers('$1::uuid')} as ended_users) counted`,
);

const COUNT_OF_FAMILY = statement<Pick<EndedAccess, 'ended_tokens'>>(
  'ended-access.count-of-family',
  `select count(*)::integer as ended_tokens from access_tokens
   where family_id = $1 and revoked_at is null and expires_at > $2`,
);

/** Counts the access that ends with an application. */
@Injectable()
export class EndedAccessRepository implements OnModuleInit {
  constructor(private readonly ended: EndedAccessCount) {}

  onModuleInit(): void {
    this.ended.register(countEndedAccess);
  }
}

async function countEndedAccess(
  sql: SqlExecutor,
  { applicationId, isNewEpoch, at }: AccessEnd,
): Promise<EndedAccess> {
  const counted = await sql.row(COUNT, [applicationId, isNewEpoch ? 1 : 0, at]);
  return counted as EndedAccess;
}

/** Returns the number of the access tokens of a family that worked until it was revoked. */
export async function countEndedTokens(
  sql: SqlExecutor,
  familyId: string,
  at: Date,
): Promise<number> {
  return (await sql.row(COUNT_OF_FAMILY, [familyId, at]))?.ended_tokens ?? 0;
}
