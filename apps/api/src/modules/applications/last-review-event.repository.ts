import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@wordgrove/contracts';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { displayNameOf } from '../accounts/index.js';

/** The change by each action, as the end of a sentence. */
const DONE = {
  APPLICATION_APPROVED: 'approved it',
  APPLICATION_REJECTED: 'rejected it',
  APPLICATION_SUSPENDED: 'suspended it',
  APPLICATION_REINSTATED: 'reinstated it',
  APPLICATION_WITHDRAWN: 'withdrawn it',
  APPLICATION_DECISION_UNDONE: 'undone the decision',
} as const satisfies Partial<Record<AuditAction, string>>;

const ACTIONS = Object.keys(DONE)
  .map((action) => `'${action}'`)
  .join(', ');

const FIND = statement<{ action: keyof typeof DONE; name: string | null }>(
  'last-review-event.find',
  `select action, ${displayNameOf('actor_id')} as name from audit_events
   where application_id = $1 and action in (${ACTIONS}) order by created_at desc, id desc limit 1`,
);

/** Knows what has happened last in the review of an application. */
@Injectable()
export class LastReviewEvent {
  constructor(private readonly sql: Sql) {}

  /** Returns it as a sentence without its full stop: “Jana Kirsch has approved it”. */
  async describe(applicationId: string): Promise<string | undefined> {
    const event = await this.sql.row(FIND, [applicationId]);
    return event && `${event.name ?? 'Somebody'} has ${DONE[event.action]}`;
  }
}
