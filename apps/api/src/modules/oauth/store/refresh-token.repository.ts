import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import type { Principal } from '../../../platform/access/principal.js';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { NewTokens } from '../token/new-tokens.js';
import { NOTE_USE, REFUSAL } from './standing.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

/** A refresh token as the token endpoint sees it. */
export interface RefreshToken {
  applicationId: string;
  userId: string;
  familyId: string;
  /** How many rotations led to it. */
  generation: number;
  scopes: readonly Scope[];
  /** What the application has registered by now. */
  registeredScopes: readonly Scope[];
  isExpired: boolean;
  isFamilyRevoked: boolean;
  refusal: Principal['refusal'];
}

const FIND = statement(
  'refresh-token.find',
  `select g.application_id as "applicationId", g.user_id as "userId", t.family_id as "familyId",
     t.generation, t.scopes, a.scopes as "registeredScopes", t.expires_at <= $2 as "isExpired",
     f.revoked_at is not null or f.token_epoch <> ${PRESENT_EPOCH} as "isFamilyRevoked",
     ${REFUSAL} as refusal
   from refresh_tokens t
   join token_families f on f.id = t.family_id
   join grants g on g.id = f.grant_id
   join applications a on a.id = g.application_id
   where t.token_hash = $1`,
);

// The newest generation rotates. The one before it may rotate once more within the grace, which
// adds a sibling to the newest; once any of those has rotated, the family is two generations on.
const ROTATE = statement(
  'refresh-token.rotate',
  `with rotated as (
     update token_families set
       generation = $2::integer + 1,
       rotated_at = case when generation = $2 then $3::timestamptz else rotated_at end
     where id = $1 and revoked_at is null
       and (generation = $2 or (generation = $2 + 1 and rotated_at >= $4))
     returning id, grant_id, generation
   ),
   access as (
     insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select $5::bytea, id, $6::text[], $3::timestamptz, $7::timestamptz from rotated
   ),
   refresh as (
     insert into refresh_tokens (token_hash, family_id, generation, scopes, created_at, expires_at)
     select $8::bytea, id, generation, $9::text[], $3::timestamptz, $10::timestamptz from rotated
   ),
   used as (${NOTE_USE('rotated', '$3::timestamptz')})
   select 1 from rotated`,
);

/** Refresh tokens; only their hashes are stored. */
@Injectable()
export class RefreshTokenRepository {
  constructor(private readonly sql: Sql) {}

  find(token: string, now: Date): Promise<RefreshToken | undefined> {
    return this.sql.row(FIND, [hashSecret(token), now]);
  }

  /**
   * Rotates a token and issues the fresh pair, both or neither (rules 31 to 33). False where the
   * token's turn is over: it rotated before `graceSince`, or its successor has been used.
   */
  async rotate(
    { familyId, generation, scopes }: RefreshToken,
    { access, refresh, scopes: accessScopes }: NewTokens & { refresh: object },
    { now, graceSince }: { now: Date; graceSince: Date },
  ): Promise<boolean> {
    const row = await this.sql.row(ROTATE, [
      familyId,
      generation,
      now,
      graceSince,
      hashSecret(access.token),
      accessScopes,
      access.expiresAt,
      hashSecret(refresh.token),
      scopes,
      refresh.expiresAt,
    ]);
    return row !== undefined;
  }
}
