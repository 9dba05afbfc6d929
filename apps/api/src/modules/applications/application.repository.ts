import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, ClientType, Scope } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { SELECT_APPLICATION } from './application.sql.js';
import type { EditableState } from './application-edit.js';
import type { Application } from './application.js';
import { AuditLog } from './audit-log.repository.js';
import { endApplications } from './ended-applications.repository.js';
import { purgeApplications } from './purge-applications.job.js';
import { insertSecret, type NewSecret } from './secret-rows.repository.js';

/** An application to register. */
export interface NewApplication {
  ownerId: string;
  clientId: string;
  clientType: ClientType;
  name: string;
  description: string;
  homepageUrl: string | null;
  redirectUris: readonly string[];
  scopes: readonly Scope[];
  hourlyQuota: number;
  /** Its first secret; null for a public one. */
  secret: NewSecret | null;
  at: Date;
}

// The queue has what waits for an admin: new applications, and revisions of approved ones.
const HAS_STATUS = `case $1::text
  when 'PENDING' then a.status = 'PENDING'
    or (a.status = 'APPROVED' and a.pending_revision is not null)
  else a.status = coalesce($1, a.status) end`;

const AFTER_CURSOR = `($2::timestamptz is null or (a.created_at, a.id) < ($2, $3::uuid))
  order by a.created_at desc, a.id desc limit $4`;

/** Applications as their owners write them. */
@Injectable()
export class ApplicationRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
    private readonly jobs: JobQueue,
  ) {}

  findOwned(ownerId: string, id: string): Promise<Application | undefined> {
    return readOwned(this.sql, ownerId, id);
  }

  /** Up to `limit` applications of an owner, the newest first, after the cursor's. */
  listOwned(ownerId: string, cursor: ListCursor | null, limit: number): Promise<Application[]> {
    return this.sql.rows(`${SELECT_APPLICATION} where a.owner_id = $1 and ${AFTER_CURSOR}`, [
      ownerId,
      ...(cursor ?? [null, null]),
      limit,
    ]);
  }

  /**
   * Up to `limit` applications, the newest first, after the cursor's: all, or those of a status;
   * approved ones with a pending revision count as pending too.
   */
  list(
    status: ApplicationStatus | null,
    cursor: ListCursor | null,
    limit: number,
  ): Promise<Application[]> {
    return this.sql.rows(`${SELECT_APPLICATION} where ${HAS_STATUS} and ${AFTER_CURSOR}`, [
      status,
      ...(cursor ?? [null, null]),
      limit,
    ]);
  }

  register(application: NewApplication): Promise<Application> {
    const { ownerId, name, clientType, secret, at } = application;
    return this.sql.transaction(async (sql) => {
      const id = await insert(sql, application);
      if (secret !== null) await insertSecret(sql, id, secret, at);
      const action = 'APPLICATION_REGISTERED';
      await this.audit.record(sql, {
        action,
        actorId: ownerId,
        applicationId: id,
        details: { name, client_type: clientType },
        at,
      });
      return (await readOwned(sql, ownerId, id)) as Application;
    });
  }

  /** Sets what `change` makes of the application as it is; undefined where the owner has no such one. */
  edit(
    ownerId: string,
    id: string,
    change: (application: Application) => EditableState,
    at: Date,
  ): Promise<Application | undefined> {
    return this.sql.transaction(async (sql) => {
      const application = await lockOwned(sql, ownerId, id);
      if (application === undefined) return undefined;
      const next = change(application);
      const details = difference(application, next);
      if (Object.keys(details).length === 0) return application;
      await update(sql, id, next, at);
      const action = 'APPLICATION_EDITED';
      await this.audit.record(sql, { action, actorId: ownerId, applicationId: id, details, at });
      return readOwned(sql, ownerId, id);
    });
  }

  /**
   * Ends it with every token; its records are cleared away after that, since there may be any number of
   * them. False where the owner has no such application.
   */
  delete(ownerId: string, id: string, at: Date): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const [application] = await endApplications(sql, { ownerId, id }, at);
      if (application === undefined) return false;
      const action = 'APPLICATION_DELETED';
      const details = { name: application.name, client_id: application.clientId };
      await this.audit.record(sql, { action, actorId: ownerId, applicationId: id, details, at });
      await purgeApplications(this.jobs, sql);
      return true;
    });
  }
}

/** The owner's application as it is now. */
export function readOwned(
  sql: SqlExecutor,
  ownerId: string,
  id: string,
): Promise<Application | undefined> {
  return sql.row(`${SELECT_APPLICATION} where a.owner_id = $1 and a.id = $2`, [ownerId, id]);
}

/**
 * The owner's application, which nobody else changes until the transaction ends. Locked first and read
 * then: one statement would read secrets and test users as they were before it got the lock.
 */
export async function lockOwned(
  sql: SqlExecutor,
  ownerId: string,
  id: string,
): Promise<Application | undefined> {
  const lock = 'select id from applications where owner_id = $1 and id = $2 for update';
  const isThere = (await sql.row(lock, [ownerId, id])) !== undefined;
  return isThere ? readOwned(sql, ownerId, id) : undefined;
}

async function insert(sql: SqlExecutor, application: NewApplication): Promise<string> {
  const { ownerId, clientId, clientType, name, description, homepageUrl } = application;
  const { redirectUris, scopes, hourlyQuota, at } = application;
  const row = await sql.row<{ id: string }>(
    `insert into applications (owner_id, client_id, client_type, name, description, homepage_url,
       status, redirect_uris, scopes, hourly_quota, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'DRAFT', $7, $8, $9, $10, $10) returning id`,
    [
      ownerId,
      clientId,
      clientType,
      name,
      description,
      homepageUrl,
      redirectUris,
      scopes,
      hourlyQuota,
      at,
    ],
  );
  return (row as { id: string }).id;
}

async function update(sql: SqlExecutor, id: string, next: EditableState, at: Date): Promise<void> {
  const { name, description, homepageUrl, redirectUris, scopes, pendingRevision } = next;
  const revision = pendingRevision === null ? null : JSON.stringify(pendingRevision);
  await sql.execute(
    `update applications set name = $2, description = $3, homepage_url = $4, redirect_uris = $5,
       scopes = $6, pending_revision = $7, updated_at = $8
     where id = $1`,
    [id, name, description, homepageUrl, redirectUris, scopes, revision, at],
  );
}

// What an edit changes, as `{member: {from, to}}`.
function difference(before: EditableState, after: EditableState): Record<string, unknown> {
  const members = Object.keys(after) as (keyof EditableState)[];
  const changed = members.filter(
    (member) => JSON.stringify(before[member]) !== JSON.stringify(after[member]),
  );
  return Object.fromEntries(
    changed.map((member) => [member, { from: before[member], to: after[member] }]),
  );
}
