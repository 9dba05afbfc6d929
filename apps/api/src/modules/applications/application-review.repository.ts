import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { displayNameOf } from '../accounts/index.js';
import { ApplicationEntity } from './application.entity.js';
import { addMessage } from './application-message.repository.js';
import type { Application } from './application.js';
import { readApplication } from './application-search.repository.js';
import { AuditLog } from './audit-log.repository.js';
import { currentCriteriaVersion } from './criteria/review-criteria.repository.js';
import { EndedAccessCount } from './ended-access.js';
import { AWAITS_DECISION, DROP_HELD, LOCK_HELD } from './held-decision.sql.js';
import { refusalOf, type ReviewRefusal } from './review-refusals.js';

/** An admin's decision about an application, and the reason for it. */
export interface Decision {
  kind: DecisionKind;
  adminId: string;
  applicationId: string;
  reason: string | null;
  /** The submission that the admin saw. Null if the admin does not name one. */
  submissionId: string | null;
  /** The version of the criteria by which the admin decided. The current one if absent. */
  criteriaVersion?: number | undefined;
  at: Date;
}

/** The wait that a decision ended. */
interface Decided {
  /** The time since when it had waited. Null if it did not wait. */
  waitedSince: string | null;
}

export type DecisionKind = 'APPROVE' | 'REJECT' | 'SUSPEND' | 'REINSTATE';

const revised = (column: string, member: string): string => `
  case when pending_revision is null then ${column} else array(
    select item from jsonb_array_elements_text(pending_revision->'${member}')
      with ordinality as items (item, position) order by position) end`;

// Each statement sets what a decision changes if the decision is still to be taken. If two admins decide, one
// of them finds no row. A trigger ends the wait.
const deciding = (name: string, set: string, where: string) =>
  statement<Decided>(
    `application.${name}`,
    `update applications set ${set}, rejection_reason = $2, updated_at = $3
     from (select waiting_since as waited_since from applications where id = $1) before
     where id = $1 and ${where} and ($4::text is null or submission_id::text = $4)
     returning waited_since as "waitedSince"`,
  );

const DECIDE = {
  APPROVE: {
    action: 'APPLICATION_APPROVED',
    message: 'APPROVED',
    decide: deciding(
      'approve',
      `status = 'APPROVED', pending_revision = null, owner_reviewed = true,
       approved_owner_name = ${displayNameOf('applications.owner_id')},
       name = coalesce(pending_revision->>'name', name),
       description = coalesce(pending_revision->>'description', description),
       homepage_url = case when jsonb_exists(pending_revision, 'homepageUrl')
         then pending_revision->>'homepageUrl' else homepage_url end,
       redirect_uris = ${revised('redirect_uris', 'redirectUris')},
       scopes = ${revised('scopes', 'scopes')},
       scope_reasons = coalesce(pending_revision->'scopeReasons', scope_reasons)`,
      AWAITS_DECISION,
    ),
  },
  REJECT: {
    action: 'APPLICATION_REJECTED',
    message: 'REJECTED',
    decide: deciding(
      'reject',
      `status = case status when 'PENDING' then 'REJECTED' else status end, pending_revision = null`,
      AWAITS_DECISION,
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

const OVERDUE = statement<Pick<ApplicationEntity, 'id'>>(
  'application.list-overdue',
  `select ${columnsOf(ApplicationEntity, ['id'])} from applications
   where held_decision is not null and (held_decision->>'effectiveAt')::timestamptz <= $1`,
);

/** Decides about applications. */
@Injectable()
export class ApplicationReviewRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
    private readonly ended: EndedAccessCount,
  ) {}

  /** Returns anybody's application. */
  find(applicationId: string): Promise<Application | undefined> {
    return readApplication(this.sql, applicationId);
  }

  /**
   * Carries out a decision if it is still to be taken. If two admins decide at once, the second decision is
   * refused.
   */
  decide(decision: Decision): Promise<Application | ReviewRefusal> {
    return this.sql.transaction((sql) => this.decideOn(sql, decision));
  }

  /** Carries out a held decision if it is due and still possible. Otherwise nothing happens. */
  carryOut(applicationId: string, at: Date): Promise<void> {
    return this.sql.transaction(async (sql) => {
      const held = (await sql.row(LOCK_HELD, [applicationId]))?.heldDecision;
      if (!held || new Date(held.effectiveAt) > at) return;
      const { kind, adminId, reason, criteriaVersion } = held;
      await sql.execute(DROP_HELD, [applicationId]);
      const decision = { kind, adminId, applicationId, reason, criteriaVersion, at };
      await this.decideOn(sql, { ...decision, submissionId: null });
    });
  }

  /** Returns the ids of the applications whose held decision should have been carried out. */
  async listOverdue(sql: SqlExecutor, now: Date): Promise<string[]> {
    return (await sql.rows(OVERDUE, [now])).map(({ id }) => id);
  }

  private async decideOn(
    sql: SqlExecutor,
    decision: Decision,
  ): Promise<Application | ReviewRefusal> {
    const { kind, adminId, applicationId, reason, submissionId, at } = decision;
    const { action, message, decide } = DECIDE[kind];
    const rejectionReason = kind === 'APPROVE' ? null : reason;
    const decided = await sql.row(decide, [applicationId, rejectionReason, at, submissionId]);
    const application = await readApplication(sql, applicationId);
    if (application === undefined) return 'ABSENT';
    if (decided === undefined) return refusalOf(application, submissionId);
    const criteriaVersion = decision.criteriaVersion ?? (await currentCriteriaVersion(sql));
    const review = { criteria_version: criteriaVersion, waiting_since: decided.waitedSince };
    const end = { applicationId, isNewEpoch: false, at };
    const ended = kind === 'SUSPEND' ? await this.ended.count(sql, end) : {};
    const details = { reason, ...detailsOf(application), ...review, ...ended };
    await this.audit.record(sql, { action, actorId: adminId, applicationId, details, at });
    const thread = { applicationId, side: 'ADMIN', kind: message, text: reason } as const;
    await addMessage(sql, { ...thread, criteriaVersion, at });
    // With this decision as its last approval, if it is one.
    return (await readApplication(sql, applicationId)) ?? application;
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
      return readApplication(sql, applicationId);
    });
  }
}

/** Returns the settings about which an admin has decided, for the audit log. */
function detailsOf(application: Application): Record<string, unknown> {
  const { status, name, description, homepageUrl, redirectUris, scopes, scopeReasons } =
    application;
  const texts = { name, description, homepage_url: homepageUrl, scope_reasons: scopeReasons };
  return { status, ...texts, redirect_uris: redirectUris, scopes };
}
