import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { columnsOf, listOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { applicationColumnAs, joinApplication } from '../../applications/index.js';
import type { NewTokens } from '../new-tokens.js';
import { AuthorizationCodeEntity } from './authorization-code.entity.js';
import { GrantEntity } from './grant.entity.js';
import { NOTE_USE, REFUSAL, type Standing } from './standing.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

const FOUND = listOf(
  columnsOf(GrantEntity, ['applicationId', 'userId'], 'g'),
  columnsOf(AuthorizationCodeEntity, ['familyId', 'redirectUri', 'scopes', 'codeChallenge'], 'c'),
  applicationColumnAs('scopes', 'registeredScopes'),
);

/** A code as the token endpoint sees it. */
export interface AuthorizationCode extends RowOf<typeof FOUND>, Standing {
  isExpired: boolean;
  isConsumed: boolean;
  /** True if the code ended together with everything else of its grant or application. */
  isRevoked: boolean;
}

export interface NewAuthorizationCode {
  code: string;
  userId: string;
  applicationId: string;
  redirectUri: string;
  scopes: readonly Scope[];
  codeChallenge: string | null;
  now: Date;
  expiresAt: Date;
}

const ISSUE = statement<never>(
  'authorization-code.issue',
  `insert into authorization_codes
     (code_hash, family_id, grant_id, token_epoch, redirect_uri, scopes, code_challenge, created_at,
      expires_at)
   select $1::bytea, gen_random_uuid(), g.id, ${PRESENT_EPOCH}, $4::text, $5::text[], $6::text,
     $7::timestamptz, $8::timestamptz
   from grants g ${joinApplication('g.application_id')}
   where g.user_id = $2 and g.application_id = $3 and g.revoked_at is null and g.scopes @> $5::text[]`,
);

const FIND = statement<AuthorizationCode>(
  'authorization-code.find',
  `select ${FOUND}, c.expires_at <= $2 as "isExpired", c.consumed_at is not null as "isConsumed",
     c.token_epoch <> ${PRESENT_EPOCH} as "isRevoked", ${REFUSAL} as refusal
   from authorization_codes c
   join grants g on g.id = c.grant_id
   ${joinApplication('g.application_id')}
   where c.code_hash = $1`,
);

// The only statement that uses up a code (rules 26 to 29).
const CONSUME = `update authorization_codes set consumed_at = $2
  where code_hash = $1 and consumed_at is null returning family_id, grant_id, token_epoch`;

const DISCARD = statement<never>(
  'authorization-code.discard',
  'delete from authorization_codes where code_hash = $1 and consumed_at is null',
);

const REDEEM = statement<object>(
  'authorization-code.exchange',
  `with consumed as (${CONSUME}),
   family as (
     insert into token_families (id, grant_id, token_epoch, created_at)
     select family_id, grant_id, token_epoch, $2::timestamptz from consumed
   ),
   access as (
     insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select $3::bytea, family_id, $5::text[], $2::timestamptz, $4::timestamptz from consumed
   ),
   refresh as (
     insert into refresh_tokens
       (token_hash, family_id, generation, scopes, created_at, expires_at)
     select $6::bytea, family_id, 0, $5::text[], $2::timestamptz, $7::timestamptz from consumed
     where $6::bytea is not null
   ),
   used as (${NOTE_USE('consumed', '$2::timestamptz')})
   select 1 from consumed`,
);

/** Authorization codes, of which only hashes are stored. */
@Injectable()
export class AuthorizationCodeRepository {
  constructor(private readonly sql: Sql) {}

  /** Issues a code under the user's grant. Returns false if the grant does not cover the scopes (rule 16). */
  async issueUnderGrant(code: NewAuthorizationCode): Promise<boolean> {
    const { userId, applicationId, redirectUri, scopes, codeChallenge, now, expiresAt } = code;
    const hash = hashSecret(code.code);
    const values = [
      hash,
      userId,
      applicationId,
      redirectUri,
      scopes,
      codeChallenge,
      now,
      expiresAt,
    ];
    return (await this.sql.execute(ISSUE, values)) === 1;
  }

  find(code: string, now: Date): Promise<AuthorizationCode | undefined> {
    return this.sql.row(FIND, [hashSecret(code), now]);
  }

  /** Removes a code without issuing anything. Returns false if the code was used up before. */
  async discard(code: string): Promise<boolean> {
    return (await this.sql.execute(DISCARD, [hashSecret(code)])) === 1;
  }

  /**
   * Uses up a code and issues its tokens: either both or neither. Returns false if the code was used up before.
   */
  async exchange(code: string, tokens: NewTokens, now: Date): Promise<boolean> {
    const { access, refresh, scopes } = tokens;
    const row = await this.sql.row(REDEEM, [
      hashSecret(code),
      now,
      hashSecret(access.token),
      access.expiresAt,
      scopes,
      refresh === null ? null : hashSecret(refresh.token),
      refresh?.expiresAt ?? null,
    ]);
    return row !== undefined;
  }
}
