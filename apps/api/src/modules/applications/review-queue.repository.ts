import { Injectable } from '@nestjs/common';
import { columnOf, columnsOf, type RowOf } from '../../platform/database/columns.js';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { contactOf } from '../accounts/index.js';
import { ApplicationEntity } from './application.entity.js';
import type { Application } from './application.js';
import { selectApplications, type ApplicationRow } from './application.sql.js';

/** An application that waits for an admin, or whose revision does. */
export interface WaitingApplication extends Application {
  waitingSince: string;
}

const REVISION = `a.${columnOf(ApplicationEntity, 'pendingRevision')}`;

const WAITING = `a.deleted_at is null
  and (a.status = 'PENDING' or (a.status = 'APPROVED' and ${REVISION} is not null))`;

const SINCE = `coalesce((${REVISION}->>'createdAt')::timestamptz, a.submitted_at, a.created_at)`;

// What an admin can look for: names and addresses, live or asked for, and the owner.
const SEARCHED = `concat_ws(' ', a.name, a.client_id, a.homepage_url, array_to_string(a.redirect_uris, ' '),
  ${REVISION}::text, ${contactOf('a.owner_id')}::text)`;

const FOUND = `($1::text is null or position(lower($1) in lower(${SEARCHED})) > 0)`;

const ID = columnsOf(ApplicationEntity, ['id'], 'a');

const LIST = statement<RowOf<typeof ID> & { since: string }>(
  'review-queue.list',
  `select id, since from (select ${ID}, ${SINCE} as since from applications a where ${WAITING} and ${FOUND}) as waiting
   where $3::timestamptz is null or (since, id) > ($3::timestamptz, $4::uuid)
   order by since, id limit $2`,
);

const COUNT = statement<{ count: number }>(
  'review-queue.count',
  `select count(*)::int as count from applications a where ${WAITING} and held_decision is null`,
);

const READ = statement<ApplicationRow>(
  'review-queue.read',
  selectApplications('a.id = any($1::uuid[])'),
);

/** Reads what waits for an admin, the longest first. */
@Injectable()
export class ReviewQueueRepository {
  constructor(private readonly sql: Sql) {}

  /** @param search a part of a name, an address or the owner; null for all */
  async list(
    search: string | null,
    cursor: ListCursor | null,
    limit: number,
  ): Promise<WaitingApplication[]> {
    const [at, id] = cursor ?? [null, null];
    const found = await this.sql.rows(LIST, [search, limit, at, id]);
    const rows = await this.sql.rows(READ, [found.map((each) => each.id)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return found.flatMap(({ id: each, since }) => {
      const row = byId.get(each);
      return row ? [{ ...row, waitingSince: since }] : [];
    });
  }

  /** Returns the number of applications about which nobody has decided. */
  async count(): Promise<number> {
    return (await this.sql.row(COUNT, []))?.count ?? 0;
  }
}
