import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { columnsOf, listOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { kept, namedStatement, statement } from '../../../platform/database/statement.js';
import {
  applicationColumnAs,
  authenticatedClient,
  joinApplication,
  noteSecretUse,
  type PresentedClient,
} from '../../applications/index.js';
import type { NewTokens } from '../new-tokens.js';
import { AuthorizationCodeEntity } from './authorization-code.entity.js';
import { GrantEntity } from './grant.entity.js';
import { inBoth } from './scopes.sql.js';
import { NOTE_USE, REFUSAL, USER_OF, type Standing } from './standing.sql.js';
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

/** The scopes of an exchange, and their user. */
export type Exchanged = Pick<NewTokens, 'scopes' | 'userId'>;

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

/** The values that a client presents with a code. */
export interface Presented extends PresentedClient {
  redirectUri: string;
  /** The challenge of the verifier; null if there is none. */
  codeChallenge: string | null;
}

/** Tokens whose scopes the code decides. */
export type UnscopedTokens = Omit<NewTokens, 'scopes' | 'userId'>;

interface Exchange {
  codeHash: Buffer;
  now: Date;
  accessHash: Buffer;
  accessExpiresAt: Date;
  refreshHash: Buffer | null;
  refreshExpiresAt: Date | null;
}

interface Granted {
  granted: Scope[];
  userId: string;
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

const find = (codeHash: string, now: string): string => `
  select ${FOUND}, c.expires_at <= ${now} as "isExpired", c.consumed_at is not null as "isConsumed",
     c.token_epoch <> ${PRESENT_EPOCH} as "isRevoked", ${REFUSAL} as refusal
   from authorization_codes c
   join grants g on g.id = c.grant_id
   ${joinApplication('g.application_id')}
   where c.code_hash = ${codeHash}`;

const FIND = statement<AuthorizationCode>('authorization-code.find', find('$1', '$2'));

const DISCARD = statement<never>(
  'authorization-code.discard',
  'delete from authorization_codes where code_hash = $1 and consumed_at is null',
);

// The only SQL that uses up a code (rules 26 to 29). `found` is SQL for the scopes that are granted, or for
// nothing.
const exchange = (found: string, $: Readonly<Record<keyof Exchange, string>>): string => `
   found as materialized (${found}),
   consumed as (
     update authorization_codes set consumed_at = ${$.now} from found
     where code_hash = ${$.codeHash} and consumed_at is null
     returning family_id, grant_id, token_epoch, found.granted
   ),
   family as (
     insert into token_families (id, grant_id, token_epoch, created_at)
     select family_id, grant_id, token_epoch, ${$.now}::timestamptz from consumed
   ),
   access as (
     insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select ${$.accessHash}::bytea, family_id, granted, ${$.now}::timestamptz,
       ${$.accessExpiresAt}::timestamptz
     from consumed
   ),
   refresh as (
     insert into refresh_tokens
       (token_hash, family_id, generation, scopes, created_at, expires_at)
     select ${$.refreshHash}::bytea, family_id, 0, granted, ${$.now}::timestamptz,
       ${$.refreshExpiresAt}::timestamptz
     from consumed
     where ${$.refreshHash}::bytea is not null
   ),
   used as (${NOTE_USE('consumed', `${$.now}::timestamptz`)})
   select granted, ${USER_OF('consumed')} as "userId" from consumed`;

const EXCHANGE_CHECKED = namedStatement<Exchange & { granted: readonly Scope[] }, Granted>(
  'authorization-code.exchange-checked',
  ($) => `with ${exchange(`select ${$.granted}::text[] as granted`, $)}`,
);

// The code is found first and judged afterwards: the planner believes that hardly any code meets the conditions,
// and would begin with the application's.
const EXCHANGE = namedStatement<Exchange & Presented, Granted>(
  'authorization-code.exchange',
  ($) => `with client as materialized (${authenticatedClient($, `${$.now}::timestamptz`)}),
   secret as (${noteSecretUse('client', `${$.now}::timestamptz`)}),
   code as materialized (${find($.codeHash, `${$.now}::timestamptz`)}),
   ${exchange(
     `select ${inBoth('scopes', '"registeredScopes"')} as granted
      from code join client on client.id = "applicationId"
      where not "isConsumed" and not "isRevoked"
        and not "isExpired" and refusal is null and "redirectUri" = ${$.redirectUri}
        and "codeChallenge" is not distinct from ${$.codeChallenge}::text`,
     $,
   )}`,
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
    return this.sql.row(kept(FIND), [hashSecret(code), now]);
  }

  /** Removes a code without issuing anything. Returns false if the code was used up before. */
  async discard(code: string): Promise<boolean> {
    return (await this.sql.execute(kept(DISCARD), [hashSecret(code)])) === 1;
  }

  /**
   * Does all that an exchange has to do if nothing is wrong with it, in one statement, the client's authentication included, and
   * returns the scopes of the tokens and their user. Returns undefined, and does nothing, if anything is wrong.
   */
  async exchange(
    code: string,
    presented: Presented,
    tokens: UnscopedTokens,
    now: Date,
  ): Promise<Exchanged | undefined> {
    const row = await this.sql.row(kept(EXCHANGE), {
      ...exchangeOf(code, tokens, now),
      ...presented,
    });
    return row && { scopes: row.granted, userId: row.userId };
  }

  /**
   * Uses up a code and issues its tokens: either both or neither. Returns false if the code was used up before.
   */
  async exchangeChecked(code: string, tokens: NewTokens, now: Date): Promise<boolean> {
    const values = { ...exchangeOf(code, tokens, now), granted: tokens.scopes };
    return (await this.sql.row(kept(EXCHANGE_CHECKED), values)) !== undefined;
  }
}

function exchangeOf(code: string, { access, refresh }: UnscopedTokens, now: Date): Exchange {
  return {
    codeHash: hashSecret(code),
    now,
    accessHash: hashSecret(access.token),
    accessExpiresAt: access.expiresAt,
    refreshHash: refresh === null ? null : hashSecret(refresh.token),
    refreshExpiresAt: refresh?.expiresAt ?? null,
  };
}
