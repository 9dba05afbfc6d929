import { Injectable } from '@nestjs/common';
import { LateReads } from '../../../platform/database/late-reads.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { ListCursor } from '../../../platform/http/newest-first.js';
import { readAllOwned } from '../../applications/index.js';
import { countAuthorizedUsers } from '../../oauth/index.js';
import type { ApplicationWeek, ListedWeek } from './application-week.js';
import { ERRORS } from './error-counts.sql.js';
import { localDays } from './local-days.sql.js';

// A day has at most a hundred counters, however many its calls.
const WEEKS = statement<ApplicationWeek>(
  'usage.weeks',
  `with days as (${localDays({ count: '7', zone: '$2', now: '$3' })})
   select listed.id as "applicationId", week.calls as "callCounts", week.errors as "errorCount",
     ${countAuthorizedUsers('listed.id')} as "authorizedUsers",
     (select coalesce(last_call_at, begins_at) from call_counters
       where application_id = listed.id order by begins_at desc limit 1) as "lastCallAt"
   from unnest($1::uuid[]) with ordinality listed (id, place)
     cross join lateral (
       select json_agg(calls order by date) as calls, sum(errors)::float8 as errors
       from (
         select date, coalesce(sum(call_count), 0)::float8 as calls,
           coalesce(sum(${ERRORS}), 0) as errors
         from days left join call_counters
           on application_id = listed.id and begins_at >= starts_at and begins_at < ends_at
         group by date
       ) of_days
     ) week
   order by place`,
);

/** Reads what all applications of an owner have been used for. */
@Injectable()
export class ApplicationWeekRepository {
  constructor(private readonly late: LateReads) {}

  /** Returns the weeks of up to `limit` applications of an owner, the newest application first, starting after the cursor. */
  list(
    { ownerId, timeZone, now }: { ownerId: string; timeZone: string; now: Date },
    cursor: ListCursor | null,
    limit: number,
  ): Promise<ListedWeek[]> {
    return this.late.read(async (sql) => {
      const applications = await readAllOwned(sql, ownerId, cursor, limit);
      const weeks = await weeksOf(
        sql,
        applications.map(({ id }) => id),
        timeZone,
        now,
      );
      return applications.map(({ id, createdAt }, at) => ({
        ...(weeks[at] as ApplicationWeek),
        id,
        createdAt,
      }));
    });
  }
}

/** Returns the weeks of applications in the order of their ids. */
export function weeksOf(
  sql: SqlExecutor,
  applicationIds: readonly string[],
  timeZone: string,
  now: Date,
): Promise<ApplicationWeek[]> {
  return sql.rows(WEEKS, [applicationIds, timeZone, now]);
}
