import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { ApplicationEntity } from './application.entity.js';
import { addMessage } from './application-message.repository.js';
import { awaitsReview, type Application } from './application.js';
import { readOwned } from './application.repository.js';
import { selectApplications, type ApplicationRow } from './application.sql.js';
import { AuditLog } from './audit-log.repository.js';
import type { ReviewRefusal } from './review-refusals.js';

/** An admin's decision about an application, and the reason for it. */
export interface Decision {
  kind: DecisionKind;
  adminId: string;
  applicationId: string;
  reason: string | null;
  /** The submission that the admin saw. Null if the admin does not name one. */
  submissionId: string | null;
  at: Date;
}

export type DecisionKind = 'APPROVE' | 'REJECT' | 'SUSPEND' | 'REINSTATE';

const revised = (column: string, member: string): string => `
  case when pending_revision is null then ${column} else array(
    select item from jsonb_array_elements_text(pending_revision->'${member}')
      with ordinality as items (item, position) order by position) end`;

const AWAITS_REVIEW = `(status = 'PENDING' or (status = 'APPROVED' and pending_revision is not null))`;

// Each statement sets what a decision changes if the decision is still to be taken. If two admins decide, one
// of them finds no row.
const deciding = (name: string, set: string, where: string) =>
  statement<never>(
    `application.${name}`,
    `update applications set ${set}, rejection_reason = $2, updated_at = $3
     where id = $1 and ${where} and ($4::text is null or submission_id::text = $4)`,
  );

const DECIDE = {
  APPROVE: {
    action: 'APPLICATION_APPROVED',
    message: 'APPROVED',
    decide: deciding(
      'approve',
      `status = 'APPROVED', pending_revision = null,
       name = coalesce(pending_revision->>'name', name),
       description = coalesce(pending_revision->>'description', description),
       homepage_url = case when jsonb_exists(pending_revision, 'homepageUrl')
         then pending_revision->>'homepageUrl' else homepage_url end,
       redirect_uris = ${revised('redirect_uris', 'redirectUris')},
       scopes = ${revised('scopes', 'scopes')}`,
      AWAITS_REVIEW,
    ),
  },
  REJECT: {
    action: 'APPLICATION_REJECTED',
    message: 'REJECTED',
    decide: deciding(
      'reject',
      `status = case status when 'PENDING' then 'REJECTED' else status end, pending_revision = null`,
      AWAITS_REVIEW,
    ),
  },
  SUSPEND: {
    action: 'APPLICATION_SUSPENDED',
    message: 'SUSPENDED',
    decide: deciding('suspend', `status = 'SUSPENDED'`, `status = 'APPROVED'`),
  },
  REINSTATE: {
    action: 'APPLICATION_REINSTATED',
    message: 'REINSTATED',
    decide: deciding('reinstate', `status = 'APPROVED'`, `status = 'SUSPENDED'`),
  },
} as const satisfies Record<DecisionKind, unknown>;

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

const FIND = statement<ApplicationRow>('application.find', selectApplications('a.id = $1'));

/** Takes applications through their life from submission on. */
@Injectable()
export class ApplicationReviewRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
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

  /**
   * Carries out a decision if it is still to be taken. If two admins decide at once, the second decision is
   * refused.
   */
  decide(decision: Decision): Promise<Application | ReviewRefusal> {
    const { kind, adminId, applicationId, reason, submissionId, at } = decision;
    const { action, message, decide } = DECIDE[kind];
    return this.sql.transaction(async (sql) => {
      const rejectionReason = kind === 'APPROVE' ? null : reason;
      const values = [applicationId, rejectionReason, at, submissionId];
      const decided = await sql.execute(decide, values);
      const application = await read(sql, applicationId);
      if (application === undefined) return 'ABSENT';
      if (decided === 0)
        return submissionId !== null && awaitsReview(application) ? 'CHANGED' : 'WRONG_STATUS';
      const { status, name, description, homepageUrl, redirectUris, scopes } = application;
      const texts = { name, description, homepage_url: homepageUrl };
      const details = { reason, status, ...texts, redirect_uris: redirectUris, scopes };
      await this.audit.record(sql, { action, actorId: adminId, applicationId, details, at });
      await addMessage(sql, { applicationId, side: 'ADMIN', kind: message, text: reason, at });
      return application;
    });
  }

  /** Returns undefined if there is no such application. */
  setQuota(
    adminId: string,
    applicationId: string,
    hourlyQuota: number,
    at: Date,
  ): Promise<Application | undefined> {
    return this.sql.transaction(async (sql) => {
      const { affected } = await sql.manager.update(
        ApplicationEntity,
        { id: applicationId },
        { hourlyQuota, updatedAt: at.toISOString() },
      );
      if (affected === 0) return undefined;
      const action = 'APPLICATION_QUOTA_SET';
      const details = { hourly_quota: hourlyQuota };
      await this.audit.record(sql, { action, actorId: adminId, applicationId, details, at });
      return read(sql, applicationId);
    });
  }
}

function read(sql: SqlExecutor, id: string): Promise<Application | undefined> {
  return sql.row(FIND, [id]);
}
