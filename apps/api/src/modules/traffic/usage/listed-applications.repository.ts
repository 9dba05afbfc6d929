import { Injectable } from '@nestjs/common';
import type { ApplicationOrder, ApplicationState } from '@wordgrove/contracts';
import { Sql } from '../../../platform/database/sql.js';
import type { SqlText } from '../../../platform/database/statement.js';
import {
  countStates,
  ownApplications,
  readOwnedById,
  type Application,
  type OwnFilter,
} from '../../applications/index.js';
import { countAuthorizedUsers } from '../../oauth/index.js';
import { weeksOf } from './application-week.repository.js';
import type { ApplicationWeek } from './application-week.js';
import { ERRORS } from './error-counts.sql.js';
import { localDays } from './local-days.sql.js';

/** A place in a list: the figure of an application, the time at which it was created, and its id. */
export type FigureCursor = readonly [figure: number, createdAt: string, id: string];

/** An application at its place in a list. */
export interface Placed {
  figure: number;
  createdAt: string;
  id: string;
}

/** An application, and what it was used for. */
export interface ListedApplication {
  application: Application;
  week: ApplicationWeek;
}

const ofWeek = (sum: string) => `coalesce((select sum(${sum}) from call_counters
  where application_id = a.id and begins_at >= (select at from since)), 0)::float8`;

const FIGURES: Record<ApplicationOrder, string> = {
  calls: ofWeek('call_count'),
  errors: ofWeek(ERRORS),
  users: `${countAuthorizedUsers('a.id')}::float8`,
  last_call: `coalesce((select extract(epoch from coalesce(last_call_at, begins_at)) from call_counters
    where application_id = a.id order by begins_at desc limit 1), 0)::float8`,
};

/** Lists an owner's applications by what they were used for. */
@Injectable()
export class ListedApplicationsRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns the places of up to `limit` applications after a place, those with the largest figure first. */
  places(
    filter: OwnFilter,
    { order, timeZone }: { order: ApplicationOrder | null; timeZone: string },
    cursor: FigureCursor | null,
    limit: number,
  ): Promise<Placed[]> {
    const values: unknown[] = [limit, timeZone, filter.now];
    const place = (value: unknown) => `$${values.push(value)}`;
    const of = ownApplications(filter, place);
    const after =
      cursor === null
        ? ''
        : `where (figure, made_at, id) < (${place(cursor[0])}::float8, ${place(cursor[1])}::timestamptz, ${place(cursor[2])}::uuid)`;
    // The text varies, so that the database plans for the conditions that there are.
    const text: SqlText<Placed> = `
      with since as materialized (
        select min(starts_at) as at from (${localDays({ count: '7', zone: '$2', now: '$3' })}) days)
      select figure, made_at as "createdAt", id
      from (select a.id, a.made_at, ${order === null ? '0::float8' : FIGURES[order]} as figure from ${of}) placed
      ${after} order by figure desc, made_at desc, id desc limit $1`;
    return this.sql.rows(text, values);
  }

  /** Returns applications with their weeks, in the order of their ids. Those that have ended meanwhile are left out. */
  async read(
    { ownerId, now }: Pick<OwnFilter, 'ownerId' | 'now'>,
    timeZone: string,
    ids: readonly string[],
  ): Promise<ListedApplication[]> {
    const applications = await readOwnedById(this.sql, ownerId, ids);
    const weeks = await weeksOf(this.sql, ids, timeZone, now);
    return weeks.flatMap((week) => {
      const application = applications.get(week.applicationId);
      return application === undefined ? [] : [{ application, week }];
    });
  }

  countStates(filter: OwnFilter): Promise<Partial<Record<ApplicationState, number>>> {
    return countStates(this.sql, filter);
  }
}
