import type { Scope } from '@wordgrove/contracts';
import { columnsOf, listOf, type RowOf } from '../../../platform/database/columns.js';
import { kept, namedStatement } from '../../../platform/database/statement.js';
import {
  applicationColumnAs,
  authenticatedClient,
  joinApplication,
  noteSecretUse,
} from '../../applications/index.js';
import { ASKING_CLIENT, askedTogether } from './asked-together.sql.js';
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

/** The times that decide and are stored. */
export interface Times {
  now: Date;
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
}

interface CheckedExchange extends Times {
  codeHash: Buffer;
  granted: readonly Scope[];
  accessHash: Buffer;
  refreshHash: Buffer | null;
}

/** The values of several exchanges, each member in their order. */
interface Exchange extends Times {
  clientIds: string[];
  secretDigests: (Buffer | null)[];
  codeHashes: Buffer[];
  redirectUris: string[];
  codeChallenges: (string | null)[];
  accessHashes: Buffer[];
  refreshHashes: (Buffer | null)[];
}

export interface Granted {
  place: number;
  granted: Scope[];
  userId: string;
}

/** Returns SQL for a code with all that decides about it. */
export const find = (codeHash: string, now: string): string => `
  select ${FOUND}, c.expires_at <= ${now} as "isExpired", c.consumed_at is not null as "isConsumed",
     c.token_epoch <> ${PRESENT_EPOCH} as "isRevoked", ${REFUSAL} as refusal
   from authorization_codes c
   join grants g on g.id = c.grant_id
   ${joinApplication('g.application_id')}
   where c.code_hash = ${codeHash}`;

// The only SQL that uses up a code (rules 26 to 29). `found` is SQL for the codes with the scopes that are granted and the
// hashes of their tokens.
const exchange = (found: string, $: Readonly<Record<keyof Times, string>>): string => `
   found as materialized (${found}),
   consumed as (
     update authorization_codes set consumed_at = ${$.now} from found
     where authorization_codes.code_hash = found.code_hash and consumed_at is null
     returning family_id, grant_id, token_epoch, found.place, found.granted, found.access_hash,
       found.refresh_hash
   ),
   family as (
     insert into token_families (id, grant_id, token_epoch, created_at)
     select family_id, grant_id, token_epoch, ${$.now}::timestamptz from consumed
   ),
   access as (
     insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select access_hash, family_id, granted, ${$.now}::timestamptz,
       ${$.accessExpiresAt}::timestamptz
     from consumed
   ),
   refresh as (
     insert into refresh_tokens
       (token_hash, family_id, generation, scopes, created_at, expires_at)
     select refresh_hash, family_id, 0, granted, ${$.now}::timestamptz,
       ${$.refreshExpiresAt}::timestamptz
     from consumed
     where refresh_hash is not null
   ),
   used as (${NOTE_USE('consumed', `${$.now}::timestamptz`)})
   select place, granted, ${USER_OF('consumed')} as "userId" from consumed`;

export const EXCHANGE_CHECKED = namedStatement<CheckedExchange, Granted>(
  'authorization-code.exchange-checked',
  ($) =>
    `with ${exchange(
      `select 1 as place, ${$.codeHash}::bytea as code_hash, ${$.granted}::text[] as granted,
       ${$.accessHash}::bytea as access_hash, ${$.refreshHash}::bytea as refresh_hash`,
      $,
    )}`,
);

// Each client and code is found by itself first and judged afterwards: the planner believes that hardly any code meets the
// conditions, and would begin with the application's. What others have locked is left out, so that no request waits for the
// code of another one.
export const EXCHANGE = kept(
  namedStatement<Exchange, Granted>(
    'authorization-code.exchange',
    ($) => `with asked as materialized (
     ${askedTogether({
       presented_id: ['text', $.clientIds],
       secret_digest: ['bytea', $.secretDigests],
       code_hash: ['bytea', $.codeHashes],
       redirect_uri: ['text', $.redirectUris],
       code_challenge: ['text', $.codeChallenges],
       access_hash: ['bytea', $.accessHashes],
       refresh_hash: ['bytea', $.refreshHashes],
     })}
   ),
   client as materialized (
     select asked.place, client.* from asked
       cross join lateral (${authenticatedClient(ASKING_CLIENT, `${$.now}::timestamptz`)} offset 0) client
   ),
   secret as (${noteSecretUse('client', `${$.now}::timestamptz`)}),
   code as materialized (
     select asked.*, code.* from asked
       cross join lateral (${find('asked.code_hash', `${$.now}::timestamptz`)} offset 0) code
   ),
   ${exchange(
     `select place::int, code.code_hash, access_hash, refresh_hash,
        ${inBoth('code.scopes', '"registeredScopes"')} as granted
      from code join client using (place)
        join authorization_codes presented on presented.code_hash = code.code_hash
      where client.id = "applicationId" and not "isConsumed" and not "isRevoked"
        and not "isExpired" and refusal is null and "redirectUri" = code.redirect_uri
        and "codeChallenge" is not distinct from code.code_challenge
      for no key update of presented skip locked`,
     $,
   )}`,
  ),
);
