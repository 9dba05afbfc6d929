import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { Sql } from '../../../platform/database/sql.js';
import { kept, statement } from '../../../platform/database/statement.js';
import { joinApplication, type PresentedClient } from '../../applications/index.js';
import { after, LIFETIME } from '../lifetimes.js';
import type { NewTokens } from '../new-tokens.js';
import { inPlaces } from './asked-together.sql.js';
import {
  EXCHANGE,
  EXCHANGE_CHECKED,
  find,
  type AuthorizationCode,
  type Times,
} from './authorization-code.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

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

/** Tokens whose scopes the code decides. */
export type UnscopedTokens = Omit<NewTokens, 'scopes' | 'userId'>;

/** A code that a client presents, and the tokens that it will get. */
export interface CodeExchange {
  client: PresentedClient;
  code: string;
  redirectUri: string;
  /** The challenge of the verifier; null if there is none. */
  codeChallenge: string | null;
  tokens: UnscopedTokens;
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

const FIND = statement<AuthorizationCode>('authorization-code.find', find('$1', '$2'));

const DISCARD = statement<never>(
  'authorization-code.discard',
  'delete from authorization_codes where code_hash = $1 and consumed_at is null',
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
   * Does all that exchanges have to do if nothing is wrong with them, in one statement, the authentication of their clients
   * included. Returns for each, in their order, the scopes of the tokens and their user; undefined, and does nothing for it, if
   * anything is wrong, another one presents the same code, or somebody else is changing it.
   */
  async exchange(
    exchanges: readonly CodeExchange[],
    now: Date,
  ): Promise<(Exchanged | undefined)[]> {
    const rows = await this.sql.rows(EXCHANGE, {
      clientIds: exchanges.map(({ client }) => client.clientId),
      secretDigests: exchanges.map(({ client }) => client.secretDigest),
      codeHashes: exchanges.map(({ code }) => hashSecret(code)),
      redirectUris: exchanges.map(({ redirectUri }) => redirectUri),
      codeChallenges: exchanges.map(({ codeChallenge }) => codeChallenge),
      accessHashes: exchanges.map(({ tokens }) => hashSecret(tokens.access)),
      refreshHashes: exchanges.map(({ tokens }) => hashIfAny(tokens.refresh)),
      ...timesOf(now),
    });
    return inPlaces(exchanges.length, rows).map(
      (row) => row && { scopes: row.granted, userId: row.userId },
    );
  }

  /**
   * Uses up a code and issues its tokens: either both or neither. Returns false if the code was used up before.
   */
  async exchangeChecked(code: string, tokens: NewTokens, now: Date): Promise<boolean> {
    const { access, refresh, scopes } = tokens;
    const values = {
      codeHash: hashSecret(code),
      granted: scopes,
      accessHash: hashSecret(access),
      refreshHash: hashIfAny(refresh),
      ...timesOf(now),
    };
    return (await this.sql.row(kept(EXCHANGE_CHECKED), values)) !== undefined;
  }
}

function timesOf(now: Date): Times {
  return {
    now,
    accessExpiresAt: after(now, LIFETIME.accessToken),
    refreshExpiresAt: after(now, LIFETIME.refreshToken),
  };
}

function hashIfAny(token: string | null): Buffer | null {
  return token === null ? null : hashSecret(token);
}
