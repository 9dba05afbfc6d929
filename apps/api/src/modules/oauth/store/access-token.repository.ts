import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { hashSecret } from '../../../platform/crypto/secret.js';

const FIND_PRINCIPAL = statement(
  'access-token.find-principal',
  `select g.user_id as "userId", a.id as "applicationId", a.client_id as "clientId",
     g.id as "grantId", t.scopes, a.hourly_quota as "hourlyQuota",
     case
       when t.revoked_at is not null or g.revoked_at is not null then 'GRANT_REVOKED'
       when a.status in ('SUSPENDED', 'REJECTED') then 'APPLICATION_SUSPENDED'
     end as refusal
   from access_tokens t
   join grants g on g.id = t.grant_id
   join applications a on a.id = g.application_id
   where t.token_hash = $1 and t.expires_at > $2`,
);

/** Access tokens, found by their hash. */
@Injectable()
export class AccessTokenRepository {
  constructor(private readonly sql: Sql) {}

  /** Who a token speaks for, in one query; undefined where it is unknown or expired. */
  findPrincipal(token: string, now: Date): Promise<Principal | undefined> {
    return this.sql.row<Principal>(FIND_PRINCIPAL, [hashSecret(token), now]);
  }
}
