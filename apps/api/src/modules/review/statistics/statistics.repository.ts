import { Injectable } from '@nestjs/common';
import { LateReads } from '../../../platform/database/late-reads.js';
import { statement } from '../../../platform/database/statement.js';
import { dayAround, daysUpTo } from '../user-days.sql.js';
import type { DayCounts, Streak } from './statistics.js';

/** Reads how much a user has answered. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly late: LateReads) {}

  /**
   * Returns `count` of the user's days up to the day of `now`, the earliest first. Days without an answer
   * are included.
   */
  days(userId: string, timeZone: string, now: Date, count: number): Promise<DayCounts[]> {
    return this.late.read((sql) => sql.rows(DAYS, [userId, timeZone, now, count]));
  }

  async streak(userId: string, timeZone: string, now: Date): Promise<Streak> {
    return (await this.late.read((sql) => sql.row(STREAK, [userId, timeZone, now]))) as Streak;
  }
}

// The counters of all days are read at once: a day has at most a hundred, however many its answers.
const DAYS = statement<DayCounts>(
  'statistics.days',
  `with days as materialized (
     select * from ${daysUpTo('$3::timestamptz', '$2::text', '$4::int')} days
   ),
   counted as (
     select width_bucket(begins_at, (select array_agg(starts_at order by date) from days)) as place,
       sum(review_count) as reviews, sum(correct_count) as correct, sum(time_spent_ms) as spent,
       sum(recall_count) as recalls, sum(recalled_count) as recalled
     from review_counters
     where user_id = $1 and begins_at >= (select min(starts_at) from days)
       and begins_at < (select max(ends_at) from days)
     group by place
   )
   select days.date::text as date, coalesce(reviews, 0)::int as "reviewCount",
     coalesce(correct, 0)::int as "correctCount", coalesce(spent, 0)::float8 as "timeSpentMs",
     coalesce(recalls, 0)::int as "recallCount", coalesce(recalled, 0)::int as "recalledCount"
   from (select date, row_number() over (order by date) as place from days) days
     left join counted on counted.place = days.place
   order by days.date`,
);

const nextActiveDay = (from: string) => `(
  select reviewed_at from reviews
  where user_id = $1 and undone_at is null and reviewed_at >= ${from}
  order by reviewed_at limit 1
) answer cross join lateral ${dayAround('answer.reviewed_at', '$2::text')} day`;

// The statement goes from one day with an answer to the next and skips all other answers of a day, so it
// takes as many steps as there are such days. Yesterday's streak continues until today has passed without
// an answer.
const STREAK = statement<Streak>(
  'statistics.streak',
  `with recursive active as (
     select day.* from ${nextActiveDay(`'-infinity'`)}
     union all
     select day.* from active cross join lateral ${nextActiveDay('active.ends_at')}
   ),
   streaks as (
     select count(*)::int as days, max(ends_at) as ended_at from (
       select ends_at, count(*) filter (where begins) over (order by starts_at) as streak from (
         select starts_at, ends_at,
           starts_at is distinct from lag(ends_at) over (order by starts_at) as begins
         from active
       ) days
     ) days group by streak
   )
   select coalesce(max(days), 0) as "longestDays",
     coalesce(max(days) filter (where ended_at >= today.starts_at), 0) as "currentDays"
   from ${dayAround('$3::timestamptz', '$2::text')} today left join streaks on true`,
);
