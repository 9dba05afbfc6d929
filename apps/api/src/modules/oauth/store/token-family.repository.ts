import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Sql } from '../../../platform/database/sql.js';
import { AuditLog } from '../../applications/index.js';
import { TokenFamilyEntity } from './token-family.entity.js';

/** What was presented a second time, and on whose behalf it had been issued. */
export interface Reuse {
  action: 'AUTHORIZATION_CODE_REUSED' | 'REFRESH_TOKEN_REUSED';
  familyId: string;
  applicationId: string;
  userId: string;
}

/** Token families: all tokens that came from one authorization code. */
@Injectable()
export class TokenFamilyRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** Ends a family for good and notes it in the audit log; does nothing where it has ended before. */
  revokeForReuse({ action, familyId, applicationId, userId }: Reuse, now: Date): Promise<void> {
    return this.sql.transaction(async (sql) => {
      const { affected } = await sql.manager.update(
        TokenFamilyEntity,
        { id: familyId, revokedAt: IsNull() },
        { revokedAt: now.toISOString() },
      );
      if (affected === 0) return;
      const details = { family_id: familyId };
      await this.audit.record(sql, {
        action,
        actorId: null,
        applicationId,
        userId,
        details,
        at: now,
      });
    });
  }
}
