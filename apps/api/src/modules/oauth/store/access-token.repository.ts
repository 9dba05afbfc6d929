import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import type { Principal } from '../../../platform/access/principal.js';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { REFUSAL } from './standing.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

const FIND_PRINCIPAL = statement(
  'access-token.find-principal',
  `select g.user_id as "userId", a.id as "applicationId", a.client_id as "clientId",
     g.id as "grantId", t.scopes, a.scopes as "registeredScopes", a.hourly_quota as "hourlyQuota",
     ${REFUSAL} as refusal
   from access_tokens t
   join token_families f on f.id = t.family_id
   join grants g on g.id = f.grant_id
   join applications a on a.id = g.application_id
   where t.token_hash = $1 and t.expires_at > $2 and t.revoked_at is null and f.revoked_at is null
     and f.token_epoch = ${PRESENT_EPOCH}`,
);

type PrincipalRow = Principal & { registeredScopes: readonly Scope[] };

/** Access tokens, found by their hash. */
@Injectable()
export class AccessTokenRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Who a token speaks for, in one query; undefined where it is unknown, expired or itself revoked.
   * A scope that the application gave up counts no more.
   */
  async findPrincipal(token: string, now: Date): Promise<Principal | undefined> {
    const row = await this.sql.row<PrincipalRow>(FIND_PRINCIPAL, [hashSecret(token), now]);
    if (row === undefined) return undefined;
    const { registeredScopes, ...principal } = row;
    const scopes = principal.scopes.filter((scope) => registeredScopes.includes(scope));
    return { ...principal, scopes };
  }
}
