import { Injectable } from '@nestjs/common';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';

/** Who did what; the tests of each action name it. */
export interface AuditEvent {
  /** UPPER_SNAKE, such as `APPLICATION_APPROVED`. */
  action: string;
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
  action: string;
  actorId: string | null;
  applicationId: string | null;
  userId: string | null;
  details: Record<string, unknown>;
  createdAt: string;
}

/** The events of the service; they outlive the users and applications that they name. */
@Injectable()
export class AuditLog {
  constructor(private readonly sql: Sql) {}

  /** Records an event on the executor of the change itself, so that both commit or neither does. */
  async record(executor: SqlExecutor, event: AuditEvent): Promise<void> {
    const { action, actorId, applicationId, userId = null, details = {}, at } = event;
    await executor.execute(
      `insert into audit_events (action, actor_id, application_id, user_id, details, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [action, actorId, applicationId, userId, JSON.stringify(details), at],
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
