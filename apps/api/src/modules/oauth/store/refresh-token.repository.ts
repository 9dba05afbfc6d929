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
import { after, LIFETIME } from '../lifetimes.js';
import type { NewTokens } from '../new-tokens.js';
import { ASKING_CLIENT, askedTogether, inPlaces } from './asked-together.sql.js';
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

/** A new pair of tokens, which has no scopes yet. */
export interface NewPair extends Pick<NewTokens, 'access'> {
  refresh: NewTokens['access'];
}

/** A refresh token that a client presents, and the pair that it will get. */
export interface Refresh {
  client: PresentedClient;
  token: string;
  /** The scopes of the new access token; null for all. */
  wanted: readonly Scope[] | null;
  pair: NewPair;
}

/** The times that decide and are stored. */
interface Times {
  now: Date;
  /** A token that rotated at this time or later can rotate once more. */
  graceSince: Date;
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
}

interface Rotation extends Times, Pick<RefreshToken, 'familyId' | 'generation' | 'scopes'> {
  granted: readonly Scope[];
  accessHash: Buffer;
  refreshHash: Buffer;
}

/** The values of several refreshes, each member in their order. */
interface Exchange extends Times {
  clientIds: string[];
  secretDigests: (Buffer | null)[];
  tokenHashes: Buffer[];
  wanted: (string | null)[];
  accessHashes: Buffer[];
  refreshHashes: Buffer[];
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
// SQL for the tokens with the scopes that are granted and the hashes of the new pairs.
const rotate = (found: string, $: Readonly<Record<keyof Times, string>>): string => `
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
     returning id, grant_id, token_families.generation, found.place, found.scopes, found.granted,
       found.access_hash, found.refresh_hash
   ),
   access as (
     insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select access_hash, id, granted, ${$.now}::timestamptz, ${$.accessExpiresAt}::timestamptz
     from rotated
   ),
   refresh as (
     insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
     select refresh_hash, id, generation, scopes, ${$.now}::timestamptz,
       ${$.refreshExpiresAt}::timestamptz
     from rotated
   ),
   used as (${NOTE_USE('rotated', `${$.now}::timestamptz`)})
   select place, granted, ${USER_OF('rotated')} as "userId" from rotated`;

const ROTATE = namedStatement<Rotation, Granted>(
  'refresh-token.rotate',
  ($) =>
    `with ${rotate(
      `select 1 as place, ${$.familyId}::uuid as "familyId", ${$.generation}::integer as generation,
       ${$.scopes}::text[] as scopes, ${$.granted}::text[] as granted,
       ${$.accessHash}::bytea as access_hash, ${$.refreshHash}::bytea as refresh_hash`,
      $,
    )}`,
);

// Each client and token is found by itself first and judged afterwards: the planner believes that hardly any token meets the
// conditions, and would begin with the application's. What others have locked is left out, so that no request waits for the
// family of another one.
const EXCHANGE = kept(
  namedStatement<Exchange, Granted>(
    'refresh-token.exchange',
    ($) => `with asked as materialized (
     ${askedTogether({
       presented_id: ['text', $.clientIds],
       secret_digest: ['bytea', $.secretDigests],
       token_hash: ['bytea', $.tokenHashes],
       wanted: ['text', $.wanted],
       access_hash: ['bytea', $.accessHashes],
       refresh_hash: ['bytea', $.refreshHashes],
     })}
   ),
   client as materialized (
     select asked.place, client.* from asked
       cross join lateral (${authenticatedClient(ASKING_CLIENT, `${$.now}::timestamptz`)} offset 0) client
   ),
   secret as (${noteSecretUse('client', `${$.now}::timestamptz`)}),
   token as materialized (
     select asked.place, access_hash, refresh_hash, token.*, string_to_array(wanted, ' ') as wanted,
       ${inBoth('scopes', '"registeredScopes"')} as available
     from asked
       cross join lateral (${find('asked.token_hash', `${$.now}::timestamptz`)} offset 0) token
   ),
   ${rotate(
     `select place::int, "familyId", token.generation, scopes, coalesce(wanted, available) as granted,
        access_hash, refresh_hash
      from token join client using (place) join token_families family on family.id = "familyId"
      where client.id = "applicationId" and not "isFamilyRevoked" and refusal is null
        and not "isExpired" and coalesce(wanted <@ available, true)
      for no key update of family skip locked`,
     $,
   )}`,
  ),
);

interface Granted {
  place: number;
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
   * Does all that refreshes have to do if nothing is wrong with them, in one statement, the authentication of their clients
   * included. Returns for each, in their order, the scopes of the new access token and the user; undefined, and does nothing
   * for it, if anything is wrong, another one presents the same token, or somebody else is changing its family.
   */
  async exchange(refreshes: readonly Refresh[], now: Date): Promise<(Exchanged | undefined)[]> {
    const rows = await this.sql.rows(EXCHANGE, {
      clientIds: refreshes.map(({ client }) => client.clientId),
      secretDigests: refreshes.map(({ client }) => client.secretDigest),
      tokenHashes: refreshes.map(({ token }) => hashSecret(token)),
      wanted: refreshes.map(({ wanted }) => wanted && wanted.join(' ')),
      accessHashes: refreshes.map(({ pair }) => hashSecret(pair.access)),
      refreshHashes: refreshes.map(({ pair }) => hashSecret(pair.refresh)),
      ...timesOf(now),
    });
    return inPlaces(refreshes.length, rows).map(
      (row) => row && { scopes: row.granted, userId: row.userId },
    );
  }

  /**
   * Rotates a token and issues the new pair: either both or neither (rules 31 to 33). Returns false if the
   * token can no longer rotate: it rotated before the grace period, or its successor has been used.
   */
  async rotate(
    { familyId, generation, scopes }: RefreshToken,
    granted: readonly Scope[],
    { access, refresh }: NewPair,
    now: Date,
  ): Promise<boolean> {
    const hashes = { accessHash: hashSecret(access), refreshHash: hashSecret(refresh) };
    const values = { familyId, generation, scopes, granted, ...hashes, ...timesOf(now) };
    return (await this.sql.row(kept(ROTATE), values)) !== undefined;
  }
}

function timesOf(now: Date): Times {
  return {
    now,
    graceSince: after(now, -LIFETIME.refreshGrace),
    accessExpiresAt: after(now, LIFETIME.accessToken),
    refreshExpiresAt: after(now, LIFETIME.refreshToken),
  };
}
