import { Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { REFUSAL } from './standing.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

/** A token that could be used now. */
export interface LiveToken {
  kind: 'access' | 'refresh';
  clientId: string;
  userId: string;
  scopes: readonly Scope[];
  /** What the application has registered by now. */
  registeredScopes: readonly Scope[];
  createdAt: string;
  expiresAt: string;
}

const TOKENS = `(
  select 'access' as kind, token_hash, family_id, scopes, created_at, expires_at, null as generation
  from access_tokens where token_hash = $1 and revoked_at is null
  union all
  select 'refresh', token_hash, family_id, scopes, created_at, expires_at, generation
  from refresh_tokens where token_hash = $1
)`;

// A refresh token that has rotated is used up, although it is good once more within the grace.
const FIND = statement(
  'token.find-live',
  `select t.kind, a.client_id as "clientId", g.user_id as "userId", t.scopes,
     a.scopes as "registeredScopes", t.created_at as "createdAt", t.expires_at as "expiresAt"
   from ${TOKENS} t
   join token_families f on f.id = t.family_id
   join grants g on g.id = f.grant_id
   join applications a on a.id = g.application_id
   where a.id = $2 and t.expires_at > $3 and f.revoked_at is null
     and f.token_epoch = ${PRESENT_EPOCH} and coalesce(t.generation, f.generation) = f.generation
     and ${REFUSAL} is null`,
);

/** Looks at tokens without using them. */
@Injectable()
export class LiveTokenRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined where the token is unknown, another application's, or could not be used now. */
  find(token: string, applicationId: string, now: Date): Promise<LiveToken | undefined> {
    return this.sql.row(FIND, [hashSecret(token), applicationId, now]);
  }
}
