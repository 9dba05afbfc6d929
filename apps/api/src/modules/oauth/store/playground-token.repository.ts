import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS, type Scope } from '@wordgrove/contracts';
import { IsNull, MoreThan, type Repository } from 'typeorm';
import type { Principal } from '../../../platform/access/principal.js';
import { hashSecret } from '../../../platform/crypto/secret.js';
import { columnAs, columnsOf, listOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { shortList } from '../../../platform/database/short-list.sql.js';
import { joinedStatement, statement } from '../../../platform/database/statement.js';
import type { ListCursor } from '../../../platform/http/newest-first.js';
import {
  APPLICATION_EPOCH,
  applicationColumnAs,
  applicationColumns,
  joinApplication,
  lockOwned,
  OWNER_NAME,
} from '../../applications/index.js';
import { GRANT_PAGE, grantPageValues, type GrantFilter } from './grant-page.sql.js';
import { PlaygroundTokenEntity } from './playground-token.entity.js';
import { principalOf, type Judgement } from './principals.js';
import { REFUSAL, STANDING_TOKENS } from './standing.sql.js';

const ISSUED = columnsOf(PlaygroundTokenEntity, ['id', 'scopes', 'createdAt', 'expiresAt']);

/** A playground token without its secret. */
export type PlaygroundToken = RowOf<typeof ISSUED>;

export interface NewPlaygroundToken {
  token: string;
  userId: string;
  applicationId: string;
  scopes: readonly Scope[];
  now: Date;
  expiresAt: Date;
}

/** The reason why no token was issued. */
export type PlaygroundRefusal = 'ABSENT' | 'SUSPENDED' | 'REJECTED' | { unregistered: Scope[] };

const ISSUE = statement<PlaygroundToken>(
  'playground-token.issue',
  `insert into playground_tokens
     (token_hash, user_id, application_id, scopes, token_epoch, created_at, expires_at)
   select $1::bytea, $2::uuid, asked.id, $4::text[], ${APPLICATION_EPOCH}, $5::timestamptz,
     $6::timestamptz
   from (values ($3::uuid)) as asked (id) ${joinApplication('asked.id')}
   returning ${ISSUED}`,
);

const REMOVE_OLDEST = statement<never>(
  'playground-token.remove-oldest',
  `delete from playground_tokens where id in (
     select id from playground_tokens where application_id = $1
     order by id = $2 desc, created_at desc, id offset $3)`,
);

const PRINCIPAL = listOf(
  columnsOf(PlaygroundTokenEntity, ['userId', 'applicationId', 'scopes'], 'g'),
  columnAs(PlaygroundTokenEntity, 'id', 'accessId', 'g'),
  applicationColumns(['clientId', 'hourlyQuota']),
  applicationColumnAs('scopes', 'registeredScopes'),
);

const TOKENS = shortList('$1', 'bytea');

const FIND_PRINCIPALS = joinedStatement<RowOf<typeof PRINCIPAL> & Judgement>(
  'playground-token.find-principals',
  `select array_position(${TOKENS}, g.token_hash) as place, ${PRINCIPAL}, ${REFUSAL} as refusal
   from ${STANDING_TOKENS}
   where g.token_hash = any(${TOKENS}) and g.expires_at > $2`,
);

const LISTED = listOf(
  columnsOf(PlaygroundTokenEntity, ['id', 'scopes', 'createdAt', 'expiresAt'], 'g'),
  applicationColumns(['clientId', 'name', 'description', 'homepageUrl']),
);

/** A playground token and its application. */
export type PlaygroundGrant = RowOf<typeof LISTED> & { ownerName: string | null };

const LIST = statement<PlaygroundGrant>(
  'playground-token.list',
  `select ${LISTED}, ${OWNER_NAME} from ${STANDING_TOKENS} where g.expires_at > $6 and ${GRANT_PAGE}`,
);

/** The access tokens that owners get in the playground, of which only hashes are stored (rule 48). */
@Injectable()
export class PlaygroundTokenRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(PlaygroundTokenEntity)
    private readonly tokens: Repository<PlaygroundTokenEntity>,
  ) {}

  /**
   * Issues a token for the owner of an application, which takes the place of the oldest one if there are too many. Nothing
   * of the application changes meanwhile.
   */
  issue(token: NewPlaygroundToken): Promise<PlaygroundToken | PlaygroundRefusal> {
    const { userId, applicationId, scopes, now, expiresAt } = token;
    return this.sql.transaction(async (sql) => {
      const application = await lockOwned(sql, userId, applicationId);
      if (application === undefined) return 'ABSENT';
      const { status } = application;
      if (status === 'SUSPENDED' || status === 'REJECTED') return status;
      const unregistered = scopes.filter((scope) => !application.scopes.includes(scope));
      if (unregistered.length > 0) return { unregistered };
      const values = [hashSecret(token.token), userId, applicationId, scopes, now, expiresAt];
      const issued = (await sql.row(ISSUE, values)) as PlaygroundToken;
      await sql.execute(REMOVE_OLDEST, [applicationId, issued.id, LIMITS.playgroundTokens]);
      return issued;
    });
  }

  /** Returns the principals that tokens speak for, by the tokens. An unknown or expired token has none. */
  async findPrincipals(tokens: readonly string[], now: Date): Promise<Map<string, Principal>> {
    const rows = await this.sql.rows(FIND_PRINCIPALS, [tokens.map(hashSecret), now]);
    return new Map(
      rows.map((row) => [tokens[row.place - 1] as string, principalOf(row, 'PLAYGROUND')]),
    );
  }

  /** Returns up to `limit` tokens that are live at a time, the newest first, starting after the cursor. */
  list(
    filter: GrantFilter,
    now: Date,
    cursor: ListCursor | null,
    limit: number,
  ): Promise<PlaygroundGrant[]> {
    return this.sql.rows(LIST, [...grantPageValues(filter, cursor, limit), now]);
  }

  /** Revokes a token. Returns false if the user has no such live token. */
  async revoke(userId: string, id: string, now: Date): Promise<boolean> {
    const at = now.toISOString();
    const where = { id, userId, revokedAt: IsNull(), expiresAt: MoreThan(at) };
    return (await this.tokens.update(where, { revokedAt: at })).affected === 1;
  }

  async revokeAll(userId: string, now: Date): Promise<void> {
    await this.tokens.update({ userId, revokedAt: IsNull() }, { revokedAt: now.toISOString() });
  }
}
