import { Injectable } from '@nestjs/common';
import type { ClientType, Scope, ScopeReasons } from '@wordgrove/contracts';
import { IsNull } from 'typeorm';
import { selectOf } from '../../platform/database/columns.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { difference, type EditableState } from './application-edit.js';
import { ApplicationEntity } from './application.entity.js';
import type { Application } from './application.js';
import { selectApplications, type ApplicationRow } from './application.sql.js';
import { AuditLog } from './audit-log.repository.js';
import { EndedAccessCount } from './ended-access.js';
import { endApplications } from './ended-applications.repository.js';
import { purgeApplications } from './purge-applications.job.js';
import { ReviewCheckRepository } from './review-check.repository.js';
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
  scopeReasons: ScopeReasons;
  hourlyQuota: number;
  /** The first secret. Null for a public application. */
  secret: NewSecret | null;
  at: Date;
}

const FIND_OWNED = statement<ApplicationRow>(
  'application.find-owned',
  selectApplications('a.owner_id = $1 and a.id = $2'),
);

const LOCK_OWNED = statement<Pick<ApplicationEntity, 'id'>>(
  'application.lock-owned',
  'select id from applications where owner_id = $1 and id = $2 for update',
);

/**
 * Returns the statements for the first page of a list and for later pages. There are two, so that each has its
 * own plan.
 */
const pagesOf = (name: string, condition: string) => {
  const order = 'order by a.created_at desc, a.id desc limit $2';
  const after = '(a.created_at, a.id) < ($3, $4)';
  return {
    first: statement<ApplicationRow>(name, selectApplications(`${condition} ${order}`)),
    next: statement<ApplicationRow>(
      `${name}-after`,
      selectApplications(`${condition} and ${after} ${order}`),
    ),
  };
};

const OWNED = pagesOf('application.list-owned', 'a.owner_id = $1');
/** Reads and writes applications for their owners. */
@Injectable()
export class ApplicationRepository {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
    private readonly jobs: JobQueue,
    private readonly checks: ReviewCheckRepository,
    private readonly ended: EndedAccessCount,
  ) {}

  findOwned(ownerId: string, id: string): Promise<Application | undefined> {
    return readOwned(this.sql, ownerId, id);
  }

  /** Returns the id of the owner. Returns undefined if there is no such application, or it has ended. */
  async ownerOf(id: string): Promise<string | undefined> {
    const application = await this.sql.manager.findOne(ApplicationEntity, {
      select: selectOf(['ownerId']),
      where: { id, deletedAt: IsNull() },
    });
    return application?.ownerId;
  }

  /** Returns up to `limit` applications of an owner, the newest first, starting after the cursor. */
  listOwned(ownerId: string, cursor: ListCursor | null, limit: number): Promise<Application[]> {
    return readAllOwned(this.sql, ownerId, cursor, limit);
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

  /**
   * Stores what `change` returns for the application as it is now. Returns undefined if the owner has no such
   * application.
   */
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
      const edited = await readOwned(sql, ownerId, id);
      const submissionId = edited?.submissionId ?? null;
      if (submissionId !== null && submissionId !== application.submissionId)
        await this.checks.request(sql, { id, submissionId }, ownerId, at);
      return edited;
    });
  }

  /**
   * Ends the application and all its tokens. Its records are cleared away later, because there may be any
   * number of them. Returns false if the owner has no such application.
   */
  delete(ownerId: string, id: string, at: Date): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const [application] = await endApplications(sql, { ownerId, id }, at);
      if (application === undefined) return false;
      const action = 'APPLICATION_DELETED';
      const ended = await this.ended.count(sql, { applicationId: id, isNewEpoch: true, at });
      const details = { name: application.name, client_id: application.clientId, ...ended };
      await this.audit.record(sql, { action, actorId: ownerId, applicationId: id, details, at });
      await purgeApplications(this.jobs, sql);
      return true;
    });
  }
}

/** Returns up to `limit` applications of an owner, the newest first, starting after the cursor. */
export function readAllOwned(
  sql: SqlExecutor,
  ownerId: string,
  cursor: ListCursor | null,
  limit: number,
): Promise<Application[]> {
  return readPage(sql, OWNED, ownerId, cursor, limit);
}

function readPage(
  sql: SqlExecutor,
  { first, next }: ReturnType<typeof pagesOf>,
  of: string | null,
  cursor: ListCursor | null,
  limit: number,
): Promise<Application[]> {
  if (cursor === null) return sql.rows(first, [of, limit]);
  return sql.rows(next, [of, limit, ...cursor]);
}

/** Returns the owner's application as it is now. */
export function readOwned(
  sql: SqlExecutor,
  ownerId: string,
  id: string,
): Promise<Application | undefined> {
  return sql.row(FIND_OWNED, [ownerId, id]);
}

/**
 * Returns the owner's application, which nobody else can change until the transaction ends. It is locked first
 * and read afterwards: a single statement would read secrets and test users as they were before it got the
 * lock.
 */
export async function lockOwned(
  sql: SqlExecutor,
  ownerId: string,
  id: string,
): Promise<Application | undefined> {
  const isThere = (await sql.row(LOCK_OWNED, [ownerId, id])) !== undefined;
  return isThere ? readOwned(sql, ownerId, id) : undefined;
}

async function insert(sql: SqlExecutor, application: NewApplication): Promise<string> {
  const { secret: _secret, at, redirectUris, scopes, ...settings } = application;
  const { identifiers } = await sql.manager.insert(ApplicationEntity, {
    ...settings,
    status: 'DRAFT',
    redirectUris: [...redirectUris],
    scopes: [...scopes],
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  });
  return (identifiers[0] as Pick<ApplicationEntity, 'id'>).id;
}

async function update(sql: SqlExecutor, id: string, next: EditableState, at: Date): Promise<void> {
  const { redirectUris, scopes, ...rest } = next;
  await sql.manager.update(
    ApplicationEntity,
    { id },
    {
      ...rest,
      redirectUris: [...redirectUris],
      scopes: [...scopes],
      updatedAt: at.toISOString(),
    },
  );
}
