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
import { GrantEntity } from './grant.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { inBoth } from './scopes.sql.js';
import { NOTE_USE, REFUSAL, USER_OF, type Standing } from './standing.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

const FOUND = listOf(
  columnsOf(GrantEntity, ['applicationId', 'userId'], 'g'),
  columnsOf(RefreshTokenEntity, ['familyId', 'generation', 'scopes'], 't'),
  applicationColumnAs('scopes', 'registeredScopes'),
);

/** A refresh token as the token endpoint sees it. */
export interface RefreshToken extends RowOf<typeof FOUND>, Standing {
  isExpired: boolean;
  isFamilyRevoked: boolean;
}

/** The scopes of a refresh, and their user. */
export type Exchanged = Pick<NewTokens, 'scopes' | 'userId'>;

/** A new pair of tokens, which has no scopes yet, and the times that decide. */
export interface NewPair extends Pick<NewTokens, 'access'> {
  refresh: NewTokens['access'];
  now: Date;
  /** A token that rotated at this time or later can rotate once more. */
  graceSince: Date;
}

interface Pair {
  now: Date;
  graceSince: Date;
  accessHash: Buffer;
  accessExpiresAt: Date;
  refreshHash: Buffer;
  refreshExpiresAt: Date;
}

interface Rotation extends Pair, Pick<RefreshToken, 'familyId' | 'generation' | 'scopes'> {
  granted: readonly Scope[];
}

interface Exchange extends Pair, PresentedClient {
  tokenHash: Buffer;
  wanted: readonly Scope[] | null;
}

const find = (tokenHash: string, now: string): string => `
  select ${FOUND}, t.expires_at <= ${now} as "isExpired",
     f.revoked_at is not null or f.token_epoch <> ${PRESENT_EPOCH} as "isFamilyRevoked",
     ${REFUSAL} as refusal
   from refresh_tokens t
   join token_families f on f.id = t.family_id
   join grants g on g.id = f.grant_id
   ${joinApplication('g.application_id')}
   where t.token_hash = ${tokenHash}`;

const FIND = statement<RefreshToken>('refresh-token.find', find('$1', '$2'));

// The newest generation rotates. The generation before it may rotate once more within the grace period, which
// adds a sibling to the newest. Once any of those has rotated, the family is two generations further. `found` is
// SQL for the token with the scopes that are granted, or for nothing.
const rotate = (found: string, $: Readonly<Record<keyof Pair, string>>): string => `
   found as materialized (${found}),
   rotated as (
     update token_families set
       generation = found.generation + 1,
       rotated_at = case when token_families.generation = found.generation
         then ${$.now}::timestamptz else rotated_at end
     from found
     where id = found."familyId" and revoked_at is null
       and (token_families.generation = found.generation
         or (token_families.generation = found.generation + 1 and rotated_at >= ${$.graceSince}))
     returning id, grant_id, token_families.generation, found.scopes, found.granted
   ),
   access as (
     insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select ${$.accessHash}::bytea, id, granted, ${$.now}::timestamptz,
       ${$.accessExpiresAt}::timestamptz
     from rotated
   ),
   refresh as (
     insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
     select ${$.refreshHash}::bytea, id, generation, scopes,
       ${$.now}::timestamptz, ${$.refreshExpiresAt}::timestamptz
     from rotated
   ),
   used as (${NOTE_USE('rotated', `${$.now}::timestamptz`)})
   select granted, ${USER_OF('rotated')} as "userId" from rotated`;

const ROTATE = namedStatement<Rotation, Granted>(
  'refresh-token.rotate',
  ($) =>
    `with ${rotate(
      `select ${$.familyId}::uuid as "familyId", ${$.generation}::integer as generation,
       ${$.scopes}::text[] as scopes, ${$.granted}::text[] as granted`,
      $,
    )}`,
);

// The token is found first and judged afterwards: the planner believes that hardly any token meets the
// conditions, and would begin with the application's.
const EXCHANGE = namedStatement<Exchange, Granted>(
  'refresh-token.exchange',
  ($) => `with client as materialized (${authenticatedClient($, `${$.now}::timestamptz`)}),
   secret as (${noteSecretUse('client', `${$.now}::timestamptz`)}),
   token as materialized (
     select *, ${inBoth('scopes', '"registeredScopes"')} as available
     from (${find($.tokenHash, `${$.now}::timestamptz`)}) token
   ),
   ${rotate(
     `select "familyId", generation, scopes, coalesce(${$.wanted}::text[], available) as granted
      from token join client on client.id = "applicationId"
      where not "isFamilyRevoked" and refusal is null
        and not "isExpired" and coalesce(${$.wanted}::text[] <@ available, true)`,
     $,
   )}`,
);

interface Granted {
  granted: Scope[];
  userId: string;
}

/** Refresh tokens, of which only hashes are stored. */
@Injectable()
export class RefreshTokenRepository {
  constructor(private readonly sql: Sql) {}

  find(token: string, now: Date): Promise<RefreshToken | undefined> {
    return this.sql.row(kept(FIND), [hashSecret(token), now]);
  }

  /**
   * Does all that a refresh has to do if nothing is wrong with it, in one statement, the client's authentication included. Returns the scopes of the
   * new access token, those that are wanted or all of them if `wanted` is null, and the user. Returns undefined, and does
   * nothing, if anything is wrong.
   */
  async exchange(
    token: string,
    client: PresentedClient,
    wanted: readonly Scope[] | null,
    pair: NewPair,
  ): Promise<Exchanged | undefined> {
    const values = { tokenHash: hashSecret(token), ...client, wanted };
    const row = await this.sql.row(kept(EXCHANGE), { ...values, ...pairOf(pair) });
    return row && { scopes: row.granted, userId: row.userId };
  }

  /**
   * Rotates a token and issues the new pair: either both or neither (rules 31 to 33). Returns false if the
   * token can no longer rotate: it rotated before `graceSince`, or its successor has been used.
   */
  async rotate(
    { familyId, generation, scopes }: RefreshToken,
    granted: readonly Scope[],
    pair: NewPair,
  ): Promise<boolean> {
    const values = { familyId, generation, scopes, granted };
    return (await this.sql.row(kept(ROTATE), { ...values, ...pairOf(pair) })) !== undefined;
  }
}

function pairOf({ access, refresh, now, graceSince }: NewPair): Pair {
  return {
    now,
    graceSince,
    accessHash: hashSecret(access.token),
    accessExpiresAt: access.expiresAt,
    refreshHash: hashSecret(refresh.token),
    refreshExpiresAt: refresh.expiresAt,
  };
}
