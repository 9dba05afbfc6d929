import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { AuditLog } from './audit-log.repository.js';
import { EndedAccessCount } from './ended-access.js';

const END_ALL = statement<never>(
  'application.end-tokens',
  `update applications set token_epoch = token_epoch + 1
   where owner_id = $1 and id = $2 and deleted_at is null`,
);

/** Ends the tokens of applications. An application that goes on has a new epoch: see ADR 6. */
@Injectable()
export class ApplicationTokensRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
    private readonly ended: EndedAccessCount,
  ) {}

  /** Ends every code and token. Returns false if the owner has no such application. */
  endAll(ownerId: string, applicationId: string, at: Date): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      if ((await sql.execute(END_ALL, [ownerId, applicationId])) === 0) return false;
      const action = 'APPLICATION_TOKENS_ENDED';
      const end = { applicationId, isNewEpoch: true, at };
      const { ended_tokens } = await this.ended.count(sql, end);
      const details = { ended_tokens };
      await this.audit.record(sql, { action, actorId: ownerId, applicationId, details, at });
      return true;
    });
  }
}
