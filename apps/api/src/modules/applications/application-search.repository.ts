import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@wordgrove/contracts';
import { likePattern } from '../../platform/database/like-pattern.js';
import { Sql, type SqlReader } from '../../platform/database/sql.js';
import { statement, type SqlText } from '../../platform/database/statement.js';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { isUuid } from '../../platform/http/uuid.js';
import type { Application } from './application.js';
import { applicationsLike, selectApplications, type ApplicationRow } from './application.sql.js';

/** The conditions of a list of applications. All that are not null must be met. */
export interface ApplicationFilter {
  /** Approved applications with a pending revision count as pending too. */
  status: ApplicationStatus | null;
  ownerId: string | null;
  /** A part of a name, a client id, an address, a description, or of the owner's name or e-mail address; or an id. */
  q: string | null;
}

const FIND = statement<ApplicationRow>('application.find-any', selectApplications('a.id = $1'));

/** Returns anybody's application, unless it has ended. */
export function readApplication(sql: SqlReader, id: string): Promise<Application | undefined> {
  return sql.row(FIND, [id]);
}

/** Finds applications for admins. */
@Injectable()
export class ApplicationSearch {
  constructor(private readonly sql: Sql) {}

  find(id: string): Promise<Application | undefined> {
    return readApplication(this.sql, id);
  }

  /** Returns up to `limit` applications, the newest first, starting after the cursor. */
  list(
    filter: ApplicationFilter,
    cursor: ListCursor | null,
    limit: number,
  ): Promise<Application[]> {
    const values: unknown[] = [limit];
    const place = (value: unknown) => `$${values.push(value)}`;
    const { status, ownerId, q } = filter;
    const all = ['true'];
    if (status !== null)
      all.push(status === 'PENDING' ? 'a.waiting_since is not null' : `a.status = '${status}'`);
    if (ownerId !== null) all.push(`a.owner_id = ${place(ownerId)}`);
    if (q !== null)
      all.push(
        isUuid(q) ? `a.id = ${place(q)}` : `a.id in (${applicationsLike(place(likePattern(q)))})`,
      );
    if (cursor !== null)
      all.push(`(a.created_at, a.id) < (${place(cursor[0])}, ${place(cursor[1])})`);
    // The text varies, so that the database plans for the conditions that there are.
    const order = 'order by a.created_at desc, a.id desc limit $1';
    const text: SqlText<ApplicationRow> = selectApplications(`${all.join(' and ')} ${order}`);
    return this.sql.rows(text, values);
  }
}
