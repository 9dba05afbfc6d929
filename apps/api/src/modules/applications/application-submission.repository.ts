import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@wordgrove/contracts';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { addMessage } from './application-message.repository.js';
import type { Application } from './application.js';
import { readOwned } from './application.repository.js';
import { AuditLog } from './audit-log.repository.js';
import { ReviewCheckRepository } from './review-check.repository.js';

const SUBMIT = statement<never>(
  'application.submit',
  `update applications
   set status = $3, rejection_reason = null, submitted_at = $4, updated_at = $4
   where id = $1 and owner_id = $2 and status in ('DRAFT', 'REJECTED')`,
);

const WITHDRAW = statement<never>(
  'application.withdraw',
  `update applications
   set status = case status when 'PENDING' then 'DRAFT' else status end, pending_revision = null, updated_at = $3
   where id = $1 and owner_id = $2 and (status = 'PENDING' or pending_revision is not null)`,
);

/** Puts applications into the review queue, and takes them out of it again. */
@Injectable()
export class ApplicationSubmissionRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
    private readonly checks: ReviewCheckRepository,
  ) {}

  /** Puts a draft or a rejected application into `status`: either the review queue, or service at once. */
  submit(
    ownerId: string,
    id: string,
    status: ApplicationStatus,
    at: Date,
  ): Promise<Application | 'ABSENT' | 'WRONG_STATUS'> {
    return this.sql.transaction(async (sql) => {
      const submitted = await sql.execute(SUBMIT, [id, ownerId, status, at]);
      const application = await readOwned(sql, ownerId, id);
      if (application === undefined) return 'ABSENT';
      if (submitted === 0) return 'WRONG_STATUS';
      const action = 'APPLICATION_SUBMITTED';
      const details = { status };
      await this.audit.record(sql, { action, actorId: ownerId, applicationId: id, details, at });
      await addMessage(sql, { applicationId: id, side: 'OWNER', kind: 'SUBMITTED', at });
      if (application.submissionId !== null)
        await this.checks.request(sql, application, ownerId, at);
      return application;
    });
  }

  /** Takes an application or its pending revision out of the review queue. */
  withdraw(
    ownerId: string,
    id: string,
    at: Date,
  ): Promise<Application | 'ABSENT' | 'WRONG_STATUS'> {
    return this.sql.transaction(async (sql) => {
      const withdrawn = await sql.execute(WITHDRAW, [id, ownerId, at]);
      const application = await readOwned(sql, ownerId, id);
      if (application === undefined) return 'ABSENT';
      if (withdrawn === 0) return 'WRONG_STATUS';
      const action = 'APPLICATION_WITHDRAWN';
      const details = { status: application.status };
      await this.audit.record(sql, { action, actorId: ownerId, applicationId: id, details, at });
      await addMessage(sql, { applicationId: id, side: 'OWNER', kind: 'WITHDRAWN', at });
      return application;
    });
  }
}
