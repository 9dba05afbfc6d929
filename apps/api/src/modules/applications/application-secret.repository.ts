import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { LessThanOrEqual } from 'typeorm';
import { columnsOf, type RowOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { ApplicationSecretEntity } from './application-secret.entity.js';
import { ApplicationEntity } from './application.entity.js';
import { lockOwned } from './application.repository.js';
import type { ApplicationSecret } from './application.js';
import { AuditLog } from './audit-log.repository.js';
import { EndedAccessCount, type EndedAccess } from './ended-access.js';
import { insertSecret, type NewSecret } from './secret-rows.repository.js';

/** The reason why a secret was not created. */
export type SecretRefusal = 'ABSENT' | 'PUBLIC' | 'TOO_MANY';

/** A secret to remove, and whether the tokens that it obtained end as well. */
export interface SecretRemoval {
  ownerId: string;
  applicationId: string;
  secretId: string;
  /** True if every code and token of the application ends. */
  revokesTokens: boolean;
  at: Date;
}

const REMOVED = columnsOf(ApplicationSecretEntity, ['name', 'hint'], 's');

const REMOVE = statement<RowOf<typeof REMOVED>>(
  'application-secret.remove',
  `delete from application_secrets s using applications a
   where s.id = $3 and s.application_id = $2 and a.id = $2 and a.owner_id = $1
     and a.deleted_at is null
   returning ${REMOVED}`,
);

/** The secrets of applications, of which only digests are stored. */
@Injectable()
export class ApplicationSecretRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
    private readonly ended: EndedAccessCount,
  ) {}

  /**
   * Adds a secret if fewer than two are live, even if several requests come at once. It replaces the secrets
   * that have expired.
   */
  add(
    ownerId: string,
    applicationId: string,
    secret: NewSecret,
    at: Date,
  ): Promise<ApplicationSecret | SecretRefusal> {
    return this.sql.transaction(async (sql) => {
      const application = await lockOwned(sql, ownerId, applicationId);
      if (application === undefined) return 'ABSENT';
      if (application.clientType === 'PUBLIC') return 'PUBLIC';
      const live = application.secrets.filter((each) => isLive(each, at));
      if (live.length >= LIMITS.liveSecrets) return 'TOO_MANY';
      const expiresAt = LessThanOrEqual(at.toISOString());
      await sql.manager.delete(ApplicationSecretEntity, { applicationId, expiresAt });
      const added = await insertSecret(sql, applicationId, secret, at);
      const { id, hint, expiresAt: end } = added;
      const details = { secret_id: id, name: secret.name, hint, expires_at: end };
      const action = 'SECRET_CREATED';
      await this.audit.record(sql, { action, actorId: ownerId, applicationId, details, at });
      return added;
    });
  }

  /** Returns false if the owner's application has no such secret. */
  remove({ ownerId, applicationId, secretId, revokesTokens, at }: SecretRemoval): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const removed = await sql.row(REMOVE, [ownerId, applicationId, secretId]);
      if (removed === undefined) return false;
      const ended = revokesTokens ? await this.endTokens(sql, applicationId, at) : {};
      const { name, hint } = removed;
      const details = { secret_id: secretId, name, hint, revoke_tokens: revokesTokens, ...ended };
      const action = 'SECRET_REMOVED';
      await this.audit.record(sql, { action, actorId: ownerId, applicationId, details, at });
      return true;
    });
  }

  /** Ends every code and token of an application, and returns how many tokens that were. */
  private async endTokens(
    sql: SqlExecutor,
    applicationId: string,
    at: Date,
  ): Promise<Pick<EndedAccess, 'ended_tokens'>> {
    await sql.manager.increment(ApplicationEntity, { id: applicationId }, 'tokenEpoch', 1);
    const { ended_tokens } = await this.ended.count(sql, { applicationId, isNewEpoch: true, at });
    return { ended_tokens };
  }
}

function isLive({ expiresAt }: ApplicationSecret, at: Date): boolean {
  return expiresAt === null || Date.parse(expiresAt) > at.getTime();
}
