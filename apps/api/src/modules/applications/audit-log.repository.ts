import { Injectable } from '@nestjs/common';
import { DELETED_USER_ID, type AuditAction } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';

/** Who did what; the tests of each action name it. */
export interface AuditEvent {
  action: AuditAction;
  /** Who acted; null for the service itself. */
  actorId: string | null;
  applicationId: string | null;
  /** The user whom it concerns, if that is another one. */
  userId?: string | null;
  /** Never a secret, code or token. */
  details?: Record<string, unknown>;
  at: Date;
}

/** An event as it was recorded. */
export interface RecordedAuditEvent {
  id: string;
  action: AuditAction;
  actorId: string | null;
  applicationId: string | null;
  userId: string | null;
  details: Record<string, unknown>;
  createdAt: string;
}

/** An event as whoever it is about may know it: nobody else is in it. */
export interface OwnAuditEvent extends Omit<RecordedAuditEvent, 'actorId' | 'userId'> {
  /** True where the user acted; false where somebody else did, and the user was concerned. */
  isActor: boolean;
}

// Whoever is gone by now is not named; who is still there stays until this is committed, and is
// forgotten then.
const RECORD = `
  with person as (select id from users where id in ($2, $4) for key share)
  insert into audit_events (action, actor_id, application_id, user_id, details, created_at)
  select $1::text, ${presentOrDeleted('$2')}, $3::uuid, ${presentOrDeleted('$4')}, $5::jsonb,
    $6::timestamptz`;

const FORGET = (column: 'actor_id' | 'user_id'): string => `
  update audit_events set ${column} = '${DELETED_USER_ID}' where ctid = any(array(
    select ctid from audit_events where ${column} = $1 limit $2 for update))`;

function presentOrDeleted(user: string): string {
  return `case when ${user}::uuid is not null
    then coalesce((select id from person where id = ${user}), '${DELETED_USER_ID}') end`;
}

/**
 * The events of the service; they outlive the users and applications that they name. A user whose
 * account has ended is named no more: `DELETED_USER_ID` stands for all of them.
 */
@Injectable()
export class AuditLog {
  constructor(private readonly sql: Sql) {}

  /** Records an event on the executor of the change itself, so that both commit or neither does. */
  async record(executor: SqlExecutor, event: AuditEvent): Promise<void> {
    const { action, actorId, applicationId, userId = null, details = {}, at } = event;
    const values = [action, actorId, applicationId, userId, JSON.stringify(details), at];
    await executor.execute(RECORD, values);
  }

  /** Forgets that a user whose account has ended acted or was concerned, in up to `batchSize` events. */
  async forget(executor: SqlExecutor, userId: string, batchSize: number): Promise<number> {
    const asActor = await executor.execute(FORGET('actor_id'), [userId, batchSize]);
    const asSubject = await executor.execute(FORGET('user_id'), [userId, batchSize]);
    return Math.max(asActor, asSubject);
  }

  /** Up to `limit` events in which the user acted or was concerned, the newest first, after another. */
  listOf(
    userId: string,
    after: Pick<OwnAuditEvent, 'createdAt' | 'id'> | undefined,
    limit: number,
  ): Promise<OwnAuditEvent[]> {
    return this.sql.rows(
      `select id, action, actor_id is not distinct from $1 as "isActor",
         application_id as "applicationId", details, created_at as "createdAt"
       from audit_events
       where (actor_id = $1 or user_id = $1)
         and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
       order by created_at desc, id desc limit $4`,
      [userId, after?.createdAt ?? null, after?.id ?? null, limit],
    );
  }

  /** Up to `limit` events, the newest first, after the cursor's. */
  list(cursor: readonly [at: string, id: string] | null, limit: number) {
    const [at, id] = cursor ?? [null, null];
    return this.sql.rows<RecordedAuditEvent>(
      `select id, action, actor_id as "actorId", application_id as "applicationId",
         user_id as "userId", details, created_at as "createdAt"
       from audit_events
       where $1::timestamptz is null or (created_at, id) < ($1, $2::uuid)
       order by created_at desc, id desc limit $3`,
      [at, id, limit],
    );
  }
}
