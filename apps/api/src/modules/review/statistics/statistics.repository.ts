import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { dayAround, daysUpTo } from '../user-days.repository.js';
import { earlierReviewsOf, ORIGIN } from '../word-log.repository.js';
import type { DayStatistics, Fit, Recall, Streak, WordCount } from './statistics.js';

/** Counts a user's answers and words. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly sql: Sql) {}

  async timeZone(userId: string): Promise<string> {
    const user = await this.sql.row<{ timeZone: string }>(TIME_ZONE, [userId]);
    return user?.timeZone ?? 'UTC';
  }

  /** The user's days up to that of `now`, the earliest first, those without an answer included. */
  days(userId: string, timeZone: string, now: Date, count: number): Promise<DayStatistics[]> {
    return this.sql.rows(DAYS, [userId, timeZone, now, count]);
  }

  /** The answers of the same days that tell how much is remembered. */
  async recall(userId: string, timeZone: string, now: Date, count: number): Promise<Recall> {
    const recall = await this.sql.row<Recall>(RECALL, [userId, timeZone, now, count]);
    return recall as Recall;
  }

  async streak(userId: string, timeZone: string, now: Date): Promise<Streak> {
    const streak = await this.sql.row<Streak>(STREAK, [userId, timeZone, now]);
    return streak as Streak;
  }

  words(userId: string): Promise<WordCount[]> {
    return this.sql.rows(WORDS, [userId]);
  }

  async lastFit(userId: string): Promise<Fit | null> {
    return (await this.sql.row<Fit>(LAST_FIT, [userId])) ?? null;
  }
}

const TIME_ZONE = statement(
  'statistics.time-zone',
  `select time_zone as "timeZone" from users where id = $1`,
);

// Day by day, so that an index gives each day's answers and nothing else is read.
const DAYS = statement(
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

// Retention is for memories that had the time to fade. When a word was last met is found in the log as
// it is now, word by word: what an answer met when it arrived may have been undone, or come later.
const RECALL = statement(
  'statistics.recall',
  `select count(*)::int as "reviewCount", (count(*) filter (where is_correct))::int as "correctCount"
   from (
     select min(starts_at) as starts_at, max(ends_at) as ends_at
     from ${daysUpTo('$3::timestamptz', '$2::text', '$4::int')} days
   ) days cross join lateral (
     select is_correct, reviewed_at, (
       select coalesce(
         (select earlier.reviewed_at
          from ${earlierReviewsOf(`case when reviews.reviewed_at < ${ORIGIN} then '-infinity' else ${ORIGIN} end`)}
          order by earlier.reviewed_at desc, earlier.id desc limit 1),
         case when declared_mastery_level > 0 and declared_at <= reviews.reviewed_at
           then declared_at end)
       from learned_words where learned_words.id = reviews.learned_word_id
     ) as met_at
     from reviews
     where user_id = $1 and undone_at is null
       and reviewed_at >= days.starts_at and reviewed_at < days.ends_at
   ) answers
   where reviewed_at - met_at >= interval '1 day'`,
);

const nextActiveDay = (from: string) => `(
  select reviewed_at from reviews
  where user_id = $1 and undone_at is null and reviewed_at >= ${from}
  order by reviewed_at limit 1
) answer cross join lateral ${dayAround('answer.reviewed_at', '$2::text')} day`;

// From one day with an answer to the next, past all the other answers of a day: as many steps as
// there are such days. Yesterday's streak goes on until today has passed without an answer.
const STREAK = statement(
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

const WORDS = statement(
  'statistics.words',
  `select mastery_level as "masteryLevel", memory_state as "memoryState", suspended,
     count(*)::int as count
   from learned_words where user_id = $1 group by 1, 2, 3`,
);

const LAST_FIT = statement(
  'statistics.last-fit',
  `select review_count as "reviewCount", default_log_loss as "defaultLogLoss",
     fitted_log_loss as "fittedLogLoss", adopted, fitted_at as "fittedAt"
   from fitted_weights where user_id = $1 order by fitted_at desc limit 1`,
);
