import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { columnAs, columnsOf, listOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { shortList } from '../../../platform/database/short-list.sql.js';
import { joinedStatement } from '../../../platform/database/statement.js';
import {
  applicationColumnAs,
  applicationColumns,
  joinApplication,
} from '../../applications/index.js';
import { AccessTokenEntity } from './access-token.entity.js';
import { GrantEntity } from './grant.entity.js';
import { principalOf, type Judgement } from './principals.js';
import { REFUSAL } from './standing.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

const PRINCIPAL = listOf(
  columnsOf(GrantEntity, ['userId', 'applicationId'], 'g'),
  columnsOf(AccessTokenEntity, ['scopes'], 't'),
  columnAs(AccessTokenEntity, 'familyId', 'accessId', 't'),
  applicationColumns(['clientId', 'hourlyQuota']),
  applicationColumnAs('scopes', 'registeredScopes'),
);

/** A token that is stored, but counts no more. */
export interface DeadToken extends Pick<Principal, 'applicationId' | 'clientId' | 'userId'> {
  isDead: true;
}

type TokenRow = RowOf<typeof PRINCIPAL> & Judgement & { isLive: boolean };

const TOKENS = shortList('$1', 'bytea');

// A token is found even if it does not count, because the log of its developer, and the operator's, tell whose it is. The planner
// takes a hidden list for ten tokens, and would read a table of a few thousand families for them. It does not look into a
// subquery with an offset.
const FIND_PRINCIPALS = joinedStatement<TokenRow>(
  'access-token.find-principal',
  `select array_position(${TOKENS}, t.token_hash) as place, ${PRINCIPAL}, ${REFUSAL} as refusal,
     t.expires_at > $2 and t.revoked_at is null and f.revoked_at is null
       and f.token_epoch = ${PRESENT_EPOCH} as "isLive"
   from access_tokens t
   cross join lateral (select * from token_families where id = t.family_id offset 0) f
   join grants g on g.id = f.grant_id
   ${joinApplication('g.application_id')}
   where t.token_hash = any(${TOKENS})`,
);

/** Access tokens, found by their hashes. */
@Injectable()
export class AccessTokenRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns the principals that tokens speak for, by the tokens, in one query. A token has none if it is unknown,
   * expired or itself revoked. A scope that the application has given up no longer counts.
   */
  async findPrincipals(
    tokens: readonly string[],
    now: Date,
  ): Promise<Map<string, Principal | DeadToken>> {
    const rows = await this.sql.rows(FIND_PRINCIPALS, [tokens.map(hashSecret), now]);
    // PostgreSQL counts from one.
    return new Map(rows.map((row) => [tokens[row.place - 1] as string, holderOf(row)]));
  }
}

function holderOf({ isLive, ...row }: TokenRow): Principal | DeadToken {
  if (isLive) return principalOf(row, 'CONSENT');
  const { applicationId, clientId, userId } = row;
  return { isDead: true, applicationId, clientId, userId };
}
