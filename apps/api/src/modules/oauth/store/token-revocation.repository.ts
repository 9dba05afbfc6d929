import { Injectable } from '@nestjs/common';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { Sql } from '../../../platform/database/sql.js';
import { kept, statement } from '../../../platform/database/statement.js';
import { joinApplication } from '../../applications/index.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

// A refresh token of an earlier epoch is revoked already, and must not end tokens that came after it.
const REVOKE = statement<never>(
  'token.revoke',
  `with ended as (
     update grants set token_epoch = grants.token_epoch + 1
     from refresh_tokens t
     join token_families f on f.id = t.family_id
     join grants g on g.id = f.grant_id
     ${joinApplication('g.application_id')}
     where t.token_hash = $1 and t.expires_at > $3 and f.revoked_at is null
       and f.token_epoch = ${PRESENT_EPOCH} and g.application_id = $2 and grants.id = g.id
   )
   update access_tokens set revoked_at = $3
   from token_families f join grants g on g.id = f.grant_id
   where access_tokens.token_hash = $1 and access_tokens.revoked_at is null
     and f.id = access_tokens.family_id and g.application_id = $2`,
);

/** Revokes tokens at the request of their application. */
@Injectable()
export class TokenRevocationRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Revokes an access token or, given a refresh token, all codes and tokens of its grant (rule 41). Does
   * nothing if the token is unknown, no longer live, or belongs to another application.
   */
  async revoke(token: string, applicationId: string, now: Date): Promise<void> {
    await this.sql.execute(kept(REVOKE), [hashSecret(token), applicationId, now]);
  }
}
