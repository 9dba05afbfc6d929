import { Injectable } from '@nestjs/common';
import { DELETED_USER_ID, type AuditAction } from '@wordgrove/contracts';
import { columnsOf, type RowOf } from '../../platform/database/columns.js';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { keepUsers } from '../accounts/index.js';
import { AuditEventEntity } from './audit-event.entity.js';

/** An action and the person who acted. The tests of each action name it. */
export interface AuditEvent {
  action: AuditAction;
  /** The user who acted. Null if the service itself acted. */
  actorId: string | null;
  applicationId: string | null;
  /** The user whom the action concerns, if that is another user. */
  userId?: string | null;
  /** Details of the action. They never hold a secret, code or token. */
  details?: Record<string, unknown>;
  at: Date;
}

const OWN = columnsOf(AuditEventEntity, ['id', 'action', 'applicationId', 'details', 'createdAt']);

/** An event as a person whom it concerns may see it. It names nobody else. */
export interface OwnAuditEvent extends RowOf<typeof OWN> {
  /** True if the user acted. False if somebody else acted and the user was concerned. */
  isActor: boolean;
}

// A user who no longer exists is not named. A user who still exists stays until this transaction is committed,
// and is removed from the event afterwards.
const RECORD = statement<never>(
  'audit-log.record',
  `with person as (${keepUsers('$2', '$4')})
   insert into audit_events (action, actor_id, application_id, user_id, details, created_at)
   select $1::text, ${presentOrDeleted('$2')}, $3::uuid, ${presentOrDeleted('$4')}, $5::jsonb,
     $6::timestamptz`,
);

const forgetting = (name: string, column: 'actor_id' | 'user_id') =>
  statement<never>(
    name,
    `update audit_events set ${column} = '${DELETED_USER_ID}' where ctid = any(array(
       select ctid from audit_events where ${column} = $1 limit $2 for update))`,
  );

const FORGET_ACTOR = forgetting('audit-log.forget-actor', 'actor_id');
const FORGET_SUBJECT = forgetting('audit-log.forget-subject', 'user_id');

/**
 * Returns the statements for the first page of a list and for later pages. There are two, so that each has its
 * own plan.
 */
function pagesOf<Row>(name: string, select: string, condition: string, after: string) {
  const order = 'order by created_at desc, id desc limit $1';
  return {
    first: statement<Row>(name, `${select} where ${condition} ${order}`),
    next: statement<Row>(
      `${name}-after`,
      `${select} where ${condition} and (created_at, id) < ${after} ${order}`,
    ),
  };
}

const LIST_OF = pagesOf<OwnAuditEvent>(
  'audit-log.list-of',
  `select ${OWN}, actor_id is not distinct from $2 as "isActor" from audit_events`,
  '(actor_id = $2 or user_id = $2)',
  '($3, $4)',
);

function presentOrDeleted(user: string): string {
  return `case when ${user}::uuid is not null
    then coalesce((select id from person where id = ${user}), '${DELETED_USER_ID}') end`;
}

/**
 * The events of the service. They outlive the users and applications that they name. A user whose account has
 * ended is no longer named: `DELETED_USER_ID` stands for all such users.
 */
@Injectable()
export class AuditLog {
  /** Records an event on the executor of the change itself, so that either both are committed or neither is. */
  async record(executor: SqlExecutor, event: AuditEvent): Promise<void> {
    const { action, actorId, applicationId, userId = null, details = {}, at } = event;
    const values = [action, actorId, applicationId, userId, JSON.stringify(details), at];
    await executor.execute(RECORD, values);
  }

  /**
   * Removes a user whose account has ended from up to `batchSize` events in which the user acted or was
   * concerned.
   */
  async forget(executor: SqlExecutor, userId: string, batchSize: number): Promise<number> {
    const asActor = await executor.execute(FORGET_ACTOR, [userId, batchSize]);
    const asSubject = await executor.execute(FORGET_SUBJECT, [userId, batchSize]);
    return Math.max(asActor, asSubject);
  }

  /**
   * Returns up to `limit` events in which the user acted or was concerned, the newest first, after a given one.
   */
  listOf(
    executor: SqlExecutor,
    userId: string,
    after: Pick<OwnAuditEvent, 'createdAt' | 'id'> | undefined,
    limit: number,
  ): Promise<OwnAuditEvent[]> {
    if (after === undefined) return executor.rows(LIST_OF.first, [limit, userId]);
    return executor.rows(LIST_OF.next, [limit, userId, after.createdAt, after.id]);
  }
}
