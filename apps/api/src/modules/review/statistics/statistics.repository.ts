import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import {
  DECLARED_AT,
  DECLARED_KNOWN_AT,
  fromWords,
  IS_DECLARED,
  WORD_ID,
  wordColumns,
} from '../../learning/index.js';
import { dayAround, daysUpTo } from '../user-days.sql.js';
import type { DayStatistics, Recall, Streak, WordCount } from './statistics.js';

/** Counts a user's answers and words. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns `count` of the user's days up to the day of `now`, the earliest first. Days without an answer
   * are included.
   */
  days(userId: string, timeZone: string, now: Date, count: number): Promise<DayStatistics[]> {
    return this.sql.rows(DAYS, [userId, timeZone, now, count]);
  }

  /** Returns the answers of the same days from which retention is computed. */
  async recall(userId: string, timeZone: string, now: Date, count: number): Promise<Recall> {
    const recall = await this.sql.row(RECALL, [userId, timeZone, now, count]);
    return recall as Recall;
  }

  async streak(userId: string, timeZone: string, now: Date): Promise<Streak> {
    const streak = await this.sql.row(STREAK, [userId, timeZone, now]);
    return streak as Streak;
  }

  words(userId: string): Promise<WordCount[]> {
    return this.sql.rows(WORDS, [userId]);
  }
}

// The statement goes day by day, so that an index returns each day's answers and nothing else is read.
const DAYS = statement<DayStatistics>(
  'statistics.days',
  `select day.date::text as date, answers.*
   from ${daysUpTo('$3::timestamptz', '$2::text', '$4::int')} day cross join lateral (
     select count(*)::int as "reviewCount",
       (count(*) filter (where is_correct))::int as "correctCount",
       coalesce(sum(time_spent_ms), 0)::float8 as "timeSpentMs"
     from reviews
     where user_id = $1 and undone_at is null
       and reviewed_at >= day.starts_at and reviewed_at < day.ends_at
   ) answers
   order by day.date`,
);

// Only memories that have had time to fade count for retention. The log as it is now tells when a word was
// last met, because an earlier answer may have been undone or may have arrived later. The statement reads
// the log of the days once, together with the day before them. Anything earlier is long enough ago in any
// case.
const RECALL = statement<Recall>(
  'statistics.recall',
  `with days as materialized (
     select min(starts_at) as starts_at, max(ends_at) as ends_at,
       min(starts_at) - interval '24 hours' as read_from
     from ${daysUpTo('$3::timestamptz', '$2::text', '$4::int')} days
   ),
   log as (
     select learned_word_id, reviewed_at as at, id, is_correct, reviewed_at as met_at
     from reviews
     where user_id = $1 and undone_at is null
       and reviewed_at >= (select read_from from days) and reviewed_at < (select ends_at from days)
     union all
     select ${WORD_ID}, ${DECLARED_AT}, null, null, ${DECLARED_KNOWN_AT}
     ${fromWords('$1')} and ${IS_DECLARED} and ${DECLARED_AT} < (select ends_at from days)
   ),
   answers as (
     select learned_word_id, at, is_correct, lag(met_at) over word_log as met_at,
       coalesce(lag(at) over word_log, '-infinity') as memory_begins_at
     from log
     window word_log as (partition by learned_word_id order by at, id nulls first)
   )
   select count(*)::int as "reviewCount", (count(*) filter (where is_correct))::int as "correctCount"
   from answers
   where is_correct is not null and at >= (select starts_at from days)
     and case when met_at is not null then at - met_at >= interval '1 day'
       else exists (
         select from reviews
         where reviews.learned_word_id = answers.learned_word_id and undone_at is null
           and reviewed_at >= memory_begins_at and reviewed_at < (select read_from from days)
       ) end`,
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

const WORDS = statement<WordCount>(
  'statistics.words',
  `select ${wordColumns(['masteryLevel', 'memoryState', 'suspended'])}, count(*)::int as count
   ${fromWords('$1')} group by 1, 2, 3`,
);
