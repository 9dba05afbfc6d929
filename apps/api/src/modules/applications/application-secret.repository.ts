import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Sql } from '../../platform/database/sql.js';
import { lockOwned } from './application.repository.js';
import type { ApplicationSecret } from './application.js';
import { AuditLog } from './audit-log.repository.js';

/** A secret to add. */
export interface NewSecret {
  /** SHA-256. */
  digest: Buffer;
  /** Its last four characters. */
  hint: string;
}

/** The secrets of applications; only their digests are stored. */
@Injectable()
export class ApplicationSecretRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** Adds a secret while fewer than two are live, also when many are asked for at once. */
  add(
    ownerId: string,
    applicationId: string,
    { digest, hint }: NewSecret,
    at: Date,
  ): Promise<ApplicationSecret | 'ABSENT' | 'TOO_MANY'> {
    return this.sql.transaction(async (sql) => {
      const application = await lockOwned(sql, ownerId, applicationId);
      if (application === undefined) return 'ABSENT';
      if (application.secrets.length >= LIMITS.liveSecrets) return 'TOO_MANY';
      const secret = (await sql.row<ApplicationSecret>(
        `insert into application_secrets (application_id, digest, hint, created_at)
         values ($1, $2, $3, $4)
         returning id, hint, created_at as "createdAt", last_used_at as "lastUsedAt"`,
        [applicationId, digest, hint, at],
      )) as ApplicationSecret;
      const details = { secret_id: secret.id };
      const action = 'SECRET_CREATED';
      await this.audit.record(sql, { action, actorId: ownerId, applicationId, details, at });
      return secret;
    });
  }

  /** False where the owner's application has no such secret. */
  remove(ownerId: string, applicationId: string, secretId: string, at: Date): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const removed = await sql.execute(
        `delete from application_secrets s using applications a
         where s.id = $3 and s.application_id = $2 and a.id = $2 and a.owner_id = $1`,
        [ownerId, applicationId, secretId],
      );
      if (removed === 0) return false;
      const details = { secret_id: secretId };
      const action = 'SECRET_REMOVED';
      await this.audit.record(sql, { action, actorId: ownerId, applicationId, details, at });
      return true;
    });
  }
}
