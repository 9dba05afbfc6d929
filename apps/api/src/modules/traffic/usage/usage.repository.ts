import { Injectable } from '@nestjs/common';
import { TRAFFIC_LIMITS } from '@wordgrove/contracts';
import { LateReads } from '../../../platform/database/late-reads.js';
import { statement } from '../../../platform/database/statement.js';
import { secretsOf } from '../../applications/index.js';
import { countAuthorizedUsers } from '../../oauth/index.js';
import { localDays } from './local-days.sql.js';
import type { LimitReach, SecretUse, UsageDay } from './usage.js';

// The counters of all days are read at once: a day has at most a hundred, however many its calls. The number of users at the
// end of a day is the present one without the changes since.
const DAYS = statement<UsageDay>(
  'usage.days',
  `with days as (${localDays({ count: '$4', zone: '$2', now: '$3' })}),
   first as (select min(starts_at) as starts_at from days),
   calls as (
     select (begins_at at time zone $2::text)::date as date, sum(call_count) as calls,
       sum(bad_request_count) as bad_requests, sum(unauthenticated_count) as unauthenticated,
       sum(denied_count) as denied, sum(limited_count) as limited, sum(failed_count) as failed,
       sum(other_error_count) as others
     from call_counters
     where application_id = $1 and begins_at >= (select starts_at from first)
     group by 1
   ),
   changes as (
     select (changed_at at time zone $2::text)::date as date,
       count(*) filter (where user_change > 0) as gained,
       count(*) filter (where user_change < 0) as lost
     from authorization_changes
     where application_id = $1 and changed_at >= (select starts_at from first)
     group by 1
   )
   select days.date::text as date, coalesce(calls, 0)::float8 as "callCount",
     coalesce(bad_requests, 0)::float8 as "badRequestCount",
     coalesce(unauthenticated, 0)::float8 as "unauthenticatedCount",
     coalesce(denied, 0)::float8 as "deniedCount",
     coalesce(limited, 0)::float8 as "limitedCount",
     coalesce(failed, 0)::float8 as "failedCount",
     coalesce(others, 0)::float8 as "otherErrorCount",
     coalesce(gained, 0)::int as "gainedUsers", coalesce(lost, 0)::int as "lostUsers",
     (present.users - coalesce(sum(coalesce(gained, 0) - coalesce(lost, 0)) over (
       order by days.date desc rows between unbounded preceding and 1 preceding), 0))::int
       as "authorizedUsers"
   from days left join calls using (date) left join changes using (date)
     cross join (select ${countAuthorizedUsers('$1')} as users) present
   order by days.date`,
);

const SECRETS = statement<SecretUse>(
  'usage.secrets',
  `select id as "secretId", coalesce(sum(call_count), 0)::float8 as "callCount"
   from ${secretsOf('$1')} secrets
     left join secret_counters on used_secret_id = id and begins_at >= $2
   group by id order by id`,
);

// The counters say on which day it was, so that only the log of that day is read.
const LIMIT_REACH = statement<LimitReach>(
  'usage.limit-reach',
  `select last.date::text as date,
     (select count(distinct user_id)::int from call_log
      where application_id = $1 and status = 429
        and responded_at >= last.date::timestamp at time zone $2::text
        and responded_at < (last.date + 1)::timestamp at time zone $2::text) as "userCount"
   from (
     select max((begins_at at time zone $2::text)::date) as date from call_counters
     where application_id = $1 and limited_count > 0
       and begins_at > $3::timestamptz - interval '${TRAFFIC_LIMITS.logDays - 1} days'
   ) last
   where last.date is not null`,
);

/** Reads what an application has been used for. */
@Injectable()
export class UsageRepository {
  constructor(private readonly late: LateReads) {}

  /** Returns `count` days of a time zone up to the day of `now`, the earliest first. */
  days(applicationId: string, timeZone: string, now: Date, count: number): Promise<UsageDay[]> {
    return this.late.read((sql) => sql.rows(DAYS, [applicationId, timeZone, now, count]));
  }

  /** Returns the last day on which calls were over the limit, if the log still has it. */
  limitReach(applicationId: string, timeZone: string, now: Date): Promise<LimitReach | undefined> {
    return this.late.read((sql) => sql.row(LIMIT_REACH, [applicationId, timeZone, now]));
  }

  /** Returns the uses of each of the application's secrets since a time. */
  secrets(applicationId: string, since: Date): Promise<SecretUse[]> {
    return this.late.read((sql) => sql.rows(SECRETS, [applicationId, since]));
  }
}
