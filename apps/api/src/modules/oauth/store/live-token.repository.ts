import { Injectable } from '@nestjs/common';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { columnsOf, listOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { kept, statement } from '../../../platform/database/statement.js';
import {
  applicationColumnAs,
  applicationColumns,
  joinApplication,
} from '../../applications/index.js';
import { AccessTokenEntity } from './access-token.entity.js';
import { GrantEntity } from './grant.entity.js';
import { REFUSAL } from './standing.sql.js';
import { PRESENT_EPOCH } from './token-epoch.sql.js';

// Both kinds of tokens have these columns.
const TOKEN = columnsOf(AccessTokenEntity, ['scopes', 'createdAt', 'expiresAt'], 't');

const LIVE = listOf(
  TOKEN,
  columnsOf(GrantEntity, ['userId'], 'g'),
  applicationColumns(['clientId']),
  applicationColumnAs('scopes', 'registeredScopes'),
);

/** A token that can be used now. */
export interface LiveToken extends RowOf<typeof LIVE> {
  kind: 'access' | 'refresh';
}

const TOKENS = `(
  select 'access' as kind, token_hash, family_id, scopes, created_at, expires_at, null as generation
  from access_tokens where token_hash = $1 and revoked_at is null
  union all
  select 'refresh', token_hash, family_id, scopes, created_at, expires_at, generation
  from refresh_tokens where token_hash = $1
)`;

// The token is found by its hash first, and everything else is tested after that. The planner would otherwise take tests
// that it believes to leave few rows for a better beginning, and read all families of the application.
// A refresh token that has rotated is used up, although it can be exchanged once more within the grace period.
const FIND = statement<LiveToken>(
  'token.find-live',
  `with found as materialized (
     select t.kind, ${LIVE}, g.application_id = $2 and t.expires_at > $3 and f.revoked_at is null
       and f.token_epoch = ${PRESENT_EPOCH} and coalesce(t.generation, f.generation) = f.generation
       and ${REFUSAL} is null as is_live
     from ${TOKENS} t
     join token_families f on f.id = t.family_id
     join grants g on g.id = f.grant_id
     ${joinApplication('g.application_id')}
   )
   select * from found where is_live`,
);

/** Reads tokens without using them. */
@Injectable()
export class LiveTokenRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns undefined if the token is unknown, belongs to another application, or cannot be used now. */
  find(token: string, applicationId: string, now: Date): Promise<LiveToken | undefined> {
    return this.sql.row(kept(FIND), [hashSecret(token), applicationId, now]);
  }
}
