import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Sql } from '../../../platform/database/sql.js';
import { AuditLog } from '../../applications/index.js';
import { countEndedTokens } from './ended-access.repository.js';
import { TokenFamilyEntity } from './token-family.entity.js';

/** The code or token that was presented a second time, and the user and application for whom it was issued. */
export interface Reuse {
  action: 'AUTHORIZATION_CODE_REUSED' | 'REFRESH_TOKEN_REUSED';
  familyId: string;
  applicationId: string;
  userId: string;
}

/** Token families. A family is all tokens that came from one authorization code. */
@Injectable()
export class TokenFamilyRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** Revokes a family for good and records it in the audit log. Does nothing if the family has ended before. */
  revokeForReuse({ action, familyId, applicationId, userId }: Reuse, now: Date): Promise<void> {
    return this.sql.transaction(async (sql) => {
      const { affected } = await sql.manager.update(
        TokenFamilyEntity,
        { id: familyId, revokedAt: IsNull() },
        { revokedAt: now.toISOString() },
      );
      if (affected === 0) return;
      const endedTokens = await countEndedTokens(sql, familyId, now);
      const details = { family_id: familyId, ended_tokens: endedTokens };
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
