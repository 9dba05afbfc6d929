import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { columnsOf, listOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import { applicationColumnAs, joinApplication } from '../../applications/index.js';
import type { NewTokens } from '../new-tokens.js';
import { GrantEntity } from './grant.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { NOTE_USE, REFUSAL, type Standing } from './standing.sql.js';
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

interface Rotation extends Pick<RefreshToken, 'familyId' | 'generation'> {
  now: Date;
  graceSince: Date;
  accessHash: Buffer;
  accessScopes: readonly Scope[];
  accessExpiresAt: Date;
  refreshHash: Buffer;
  refreshScopes: readonly Scope[];
  refreshExpiresAt: Date;
}

const FIND = statement<RefreshToken>(
  'refresh-token.find',
  `select ${FOUND}, t.expires_at <= $2 as "isExpired",
     f.revoked_at is not null or f.token_epoch <> ${PRESENT_EPOCH} as "isFamilyRevoked",
     ${REFUSAL} as refusal
   from refresh_tokens t
   join token_families f on f.id = t.family_id
   join grants g on g.id = f.grant_id
   ${joinApplication('g.application_id')}
   where t.token_hash = $1`,
);

// The newest generation rotates. The generation before it may rotate once more within the grace period, which
// adds a sibling to the newest. Once any of those has rotated, the family is two generations further.
const ROTATE = namedStatement<Rotation, object>(
  'refresh-token.rotate',
  ($) => `with rotated as (
     update token_families set
       generation = ${$.generation}::integer + 1,
       rotated_at = case when generation = ${$.generation} then ${$.now}::timestamptz
         else rotated_at end
     where id = ${$.familyId} and revoked_at is null
       and (generation = ${$.generation}
         or (generation = ${$.generation} + 1 and rotated_at >= ${$.graceSince}))
     returning id, grant_id, generation
   ),
   access as (
     insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select ${$.accessHash}::bytea, id, ${$.accessScopes}::text[], ${$.now}::timestamptz,
       ${$.accessExpiresAt}::timestamptz
     from rotated
   ),
   refresh as (
     insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
     select ${$.refreshHash}::bytea, id, generation, ${$.refreshScopes}::text[],
       ${$.now}::timestamptz, ${$.refreshExpiresAt}::timestamptz
     from rotated
   ),
   used as (${NOTE_USE('rotated', `${$.now}::timestamptz`)})
   select 1 from rotated`,
);

/** Refresh tokens, of which only hashes are stored. */
@Injectable()
export class RefreshTokenRepository {
  constructor(private readonly sql: Sql) {}

  find(token: string, now: Date): Promise<RefreshToken | undefined> {
    return this.sql.row(FIND, [hashSecret(token), now]);
  }

  /**
   * Rotates a token and issues the new pair: either both or neither (rules 31 to 33). Returns false if the
   * token can no longer rotate: it rotated before `graceSince`, or its successor has been used.
   */
  async rotate(
    { familyId, generation, scopes }: RefreshToken,
    { access, refresh, scopes: accessScopes }: NewTokens & { refresh: object },
    { now, graceSince }: { now: Date; graceSince: Date },
  ): Promise<boolean> {
    const row = await this.sql.row(ROTATE, {
      familyId,
      generation,
      now,
      graceSince,
      accessHash: hashSecret(access.token),
      accessScopes,
      accessExpiresAt: access.expiresAt,
      refreshHash: hashSecret(refresh.token),
      refreshScopes: scopes,
      refreshExpiresAt: refresh.expiresAt,
    });
    return row !== undefined;
  }
}
