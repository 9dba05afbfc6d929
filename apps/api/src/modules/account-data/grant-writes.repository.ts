import { Injectable } from '@nestjs/common';
import { GRANT_WEEKS } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { wordsWritten } from '../learning/index.js';
import { reviewsWritten } from '../review/index.js';
import type { GrantWrites } from './grant-writes.js';

const FIRST_DAY = '(select first_day from bounds)';
const SINCE = `(${FIRST_DAY} at time zone $4::text)`;

// A week begins on Monday.
const COUNT = statement<GrantWrites>(
  'grant-writes.count',
  `with bounds as (
     select date_trunc('week', $3::timestamptz at time zone $4::text)
       - interval '${GRANT_WEEKS - 1} weeks' as first_day
   ),
   written as (
     select writer_id, is_word,
       ((written_at at time zone $4::text)::date - ${FIRST_DAY}::date) / 7 as week
     from (
       select true as is_word, collected.* from (${wordsWritten('$1', SINCE)}) collected
       union all
       select false, answered.* from (${reviewsWritten('$1', SINCE)}) answered
     ) everything
     where writer_id = any($2::uuid[])
   ),
   counted as (
     select writer_id, week, count(*) filter (where is_word) as collected,
       count(*) filter (where not is_word) as answered
     from written group by writer_id, week
   )
   select json_agg(coalesce(collected, 0) order by weeks.week) as "wordCounts",
     json_agg(coalesce(answered, 0) order by weeks.week) as "reviewCounts"
   from unnest($2::uuid[]) with ordinality listed (id, place)
     cross join generate_series(0, ${GRANT_WEEKS - 1}) weeks (week)
     left join counted on counted.writer_id = listed.id and counted.week = weeks.week
   group by place order by place`,
);

interface Asked {
  userId: string;
  applicationIds: readonly string[];
  timeZone: string;
  now: Date;
}

/** Counts what applications have written for users. */
@Injectable()
export class GrantWritesRepository {
  /** Returns the counts of some applications, in their order. */
  count(sql: SqlExecutor, { userId, applicationIds, timeZone, now }: Asked) {
    return sql.rows(COUNT, [userId, applicationIds, now, timeZone]);
  }
}
