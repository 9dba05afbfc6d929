import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { columnAs, columnsOf, listOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { firstStatement } from '../../../platform/database/statement.js';
import {
  applicationColumnAs,
  applicationColumns,
  joinApplication,
} from '../../applications/index.js';
import { AccessTokenEntity } from './access-token.entity.js';
import { GrantEntity } from './grant.entity.js';
import { REFUSAL, type Standing } from './standing.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

const PRINCIPAL = listOf(
  columnsOf(GrantEntity, ['userId', 'applicationId'], 'g'),
  columnAs(GrantEntity, 'id', 'grantId', 'g'),
  columnsOf(AccessTokenEntity, ['scopes'], 't'),
  applicationColumns(['clientId', 'hourlyQuota']),
  applicationColumnAs('scopes', 'registeredScopes'),
);

const FIND_PRINCIPAL = firstStatement<RowOf<typeof PRINCIPAL> & Standing>(
  'access-token.find-principal',
  `select ${PRINCIPAL}, ${REFUSAL} as refusal
   from access_tokens t
   join token_families f on f.id = t.family_id
   join grants g on g.id = f.grant_id
   ${joinApplication('g.application_id')}
   where t.token_hash = $1 and t.expires_at > $2 and t.revoked_at is null and f.revoked_at is null
     and f.token_epoch = ${PRESENT_EPOCH}`,
);

/** Access tokens, found by their hashes. */
@Injectable()
export class AccessTokenRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns the principal that a token speaks for, in one query. Returns undefined if the token is unknown,
   * expired or itself revoked. A scope that the application has given up no longer counts.
   */
  async findPrincipal(token: string, now: Date): Promise<Principal | undefined> {
    const row = await this.sql.row(FIND_PRINCIPAL, [hashSecret(token), now]);
    if (row === undefined) return undefined;
    const { registeredScopes, ...principal } = row;
    const scopes = principal.scopes.filter((scope) => registeredScopes.includes(scope));
    return { ...principal, scopes };
  }
}
