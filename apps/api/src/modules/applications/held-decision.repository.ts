import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { readApplication } from './application-search.repository.js';
import type { Application } from './application.js';
import { AuditLog } from './audit-log.repository.js';
import { currentCriteriaVersion } from './criteria/review-criteria.repository.js';
import type { HeldDecision } from './held-decision.js';
import { AWAITS_DECISION, DROP_HELD, LOCK_HELD } from './held-decision.sql.js';
import { refusalOf, type ReviewRefusal } from './review-refusals.js';

const HOLD = statement<never>(
  'application.hold-decision',
  `update applications set held_decision = $2::jsonb
   where id = $1 and ${AWAITS_DECISION} and ($3::text is null or submission_id::text = $3)`,
);

const EXTEND = statement<never>(
  'application.extend-hold',
  `update applications
   set held_decision = jsonb_set(held_decision, '{effectiveAt}', to_jsonb($2::text)) where id = $1`,
);

/** Keeps decisions for some seconds in which they can be undone. */
@Injectable()
export class HeldDecisionRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** Keeps a decision that is still to be taken. `onHeld` runs in the same transaction. */
  hold(
    applicationId: string,
    submissionId: string | null,
    held: HeldDecision,
    onHeld: (sql: SqlExecutor) => Promise<void>,
  ): Promise<Application | ReviewRefusal> {
    return this.sql.transaction(async (sql) => {
      const criteriaVersion = await currentCriteriaVersion(sql);
      const values = [applicationId, JSON.stringify({ ...held, criteriaVersion }), submissionId];
      const holds = await sql.execute(HOLD, values);
      const application = await readApplication(sql, applicationId);
      if (application === undefined) return 'ABSENT';
      if (holds === 0) return refusalOf(application, submissionId);
      await onHeld(sql);
      return application;
    });
  }

  /**
   * Holds a decision until `until`, or as long as a decision may be held if that is earlier, unless it is held for longer already.
   * `onHeld` runs in the same transaction if something has changed.
   */
  extend(
    applicationId: string,
    now: Date,
    until: Date,
    onHeld: (sql: SqlExecutor, effectiveAt: string) => Promise<void>,
  ): Promise<Application | ReviewRefusal> {
    return this.sql.transaction(async (sql) => {
      const held = (await sql.row(LOCK_HELD, [applicationId]))?.heldDecision;
      if (held && new Date(held.effectiveAt) > now) {
        const effectiveAt = extended(held, until);
        if (effectiveAt !== held.effectiveAt) {
          await sql.execute(EXTEND, [applicationId, effectiveAt]);
          await onHeld(sql, effectiveAt);
        }
      }
      const application = await readApplication(sql, applicationId);
      if (application === undefined) return 'ABSENT';
      return held && new Date(held.effectiveAt) > now ? application : 'WRONG_STATUS';
    });
  }

  /** Drops a held decision. Refused if there is none, for example because it has taken effect. */
  undo(adminId: string, applicationId: string, at: Date): Promise<Application | ReviewRefusal> {
    return this.sql.transaction(async (sql) => {
      const held = (await sql.row(LOCK_HELD, [applicationId]))?.heldDecision;
      const dropped = await sql.execute(DROP_HELD, [applicationId]);
      const application = await readApplication(sql, applicationId);
      if (application === undefined) return 'ABSENT';
      if (!held || dropped === 0) return 'WRONG_STATUS';
      const action = 'APPLICATION_DECISION_UNDONE';
      const details = { kind: held.kind, decided_at: held.heldAt ?? null };
      await this.audit.record(sql, { action, actorId: adminId, applicationId, details, at });
      return application;
    });
  }
}

/** Returns when a decision takes effect, if somebody wants it to be held until a time. */
function extended({ heldAt, effectiveAt }: HeldDecision, until: Date): string {
  const latest = Date.parse(heldAt ?? effectiveAt) + (heldAt ? LIMITS.holdSeconds * 1000 : 0);
  const wanted = Math.min(until.getTime(), latest);
  return wanted > Date.parse(effectiveAt) ? new Date(wanted).toISOString() : effectiveAt;
}
