import { Injectable } from '@nestjs/common';
import { LOOKING_SECONDS } from '@wordgrove/contracts';
import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { displayNameOf } from '../../accounts/index.js';
import { ReviewViewerEntity } from './review-viewer.entity.js';

/** The names of admins who are looking, by the id of the application. */
export type Viewers = ReadonlyMap<string, readonly string[]>;

const NOTE = statement<never>(
  'review-viewer.note',
  `insert into review_viewers (admin_id, application_id, seen_at)
   select $1, id, $3 from applications where id = $2 and deleted_at is null
   on conflict (admin_id) do update
   set application_id = excluded.application_id, seen_at = excluded.seen_at`,
);

const VIEWED = columnsOf(ReviewViewerEntity, ['applicationId']);

const LIST = statement<RowOf<typeof VIEWED> & { name: string | null }>(
  'review-viewer.list',
  `select ${VIEWED}, ${displayNameOf('admin_id')} as name
   from review_viewers
   where application_id = any($1::uuid[]) and admin_id <> $2 and seen_at > $3
   order by seen_at, admin_id`,
);

/** Knows for some seconds which admin is looking at which application (ADR 35). All replicas know the same. */
@Injectable()
export class ReviewViewers {
  constructor(private readonly sql: Sql) {}

  /** Notes that an admin is looking at an application now, and at no other. Returns false if there is no such application. */
  async note(adminId: string, applicationId: string, now: Date): Promise<boolean> {
    return (await this.sql.execute(NOTE, [adminId, applicationId, now])) > 0;
  }

  /** Returns the admins other than this one who are looking at these applications. */
  async others(adminId: string, applicationIds: readonly string[], now: Date): Promise<Viewers> {
    const since = new Date(now.getTime() - LOOKING_SECONDS * 1000);
    const viewers = new Map<string, string[]>();
    for (const { applicationId, name } of await this.sql.rows(LIST, [
      applicationIds,
      adminId,
      since,
    ]))
      if (name !== null) viewers.set(applicationId, [...(viewers.get(applicationId) ?? []), name]);
    return viewers;
  }
}
