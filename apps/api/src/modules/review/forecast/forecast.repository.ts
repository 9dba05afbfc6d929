import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Sql } from '../../../platform/database/sql.js';
import type { SqlText } from '../../../platform/database/statement.js';
import { fromWords, IS_SCHEDULED, NEXT_REVIEW, SqlParameters } from '../../learning/index.js';
import { wordsOf, type PlanSelection } from '../review-plans/plan-selection.sql.js';
import type { DueOfDay } from '../review-plans/pause.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';
import { among, isBacklog, isByIndex } from '../review-plans/words-looked-at.sql.js';
import { daysFrom } from '../user-days.sql.js';

/** The number of words at which the forecast of a narrow plan, or one with its own retention, looks. */
const FORECAST_READS = LIMITS.forecastReads;

/** The number of words that a forecast counts by an index alone. */
const COUNTED = LIMITS.countedWords;

/** The words that fall due on one of the user's days. */
export interface DueDay {
  /** `2026-03-02` */
  date: string;
  dueCount: number;
}

/** The same, with the number of those words that fell due before the plan's pause ended. */
interface DueDayOfPlan extends DueDay, DueOfDay {
  /** False if there are more words than a plan looks at, so that some are not counted. */
  isExact: boolean;
}

/** Counts the words for which a plan will ask. */
@Injectable()
export class ForecastRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns `count` days, beginning with the day of `now`, which also has the overdue words. Those that a pause holds back are on the
   * day on which it ends.
   * @param gone aborted if nobody waits for them any more
   */
  dueDays(
    plan: ReviewPlan,
    timeZone: string,
    now: Date,
    count: number,
    gone: AbortSignal,
  ): Promise<DueDayOfPlan[]> {
    const parameters = new SqlParameters();
    const user = parameters.add(plan.userId);
    const days = daysFrom(
      `${parameters.add(now)}::timestamptz`,
      `${parameters.add(timeZone)}::text`,
      `${parameters.add(count)}::int`,
    );
    const words = wordsOf(plan, parameters);
    return this.sql
      .readsUntil(gone, plan.userId)
      .rows(dueDaysOf(words, user, days), parameters.values);
  }
}

const LAST_END = '(select max(ends_at) from days)';

const askedAt = ({ dueAt, pauseEnd }: PlanSelection): string =>
  pauseEnd === null ? dueAt : `greatest(${dueAt}, ${pauseEnd})`;

/** Returns SQL for the words that can fall due on these days. */
const fromScheduled = (words: PlanSelection, user: string): string => {
  const due = words.isDueLater ? ` and ${NEXT_REVIEW} < ${LAST_END}` : '';
  return `${fromWords(user)} and ${IS_SCHEDULED}${due}${among(words.scheduledWords)}`;
};

// If an index does not have all that a forecast needs, each word has to be read, which takes much longer.
const dueDaysOf = (words: PlanSelection, user: string, days: string): SqlText<DueDayOfPlan> =>
  isByIndex(words) ? countedByIndex(words, user, days) : countedByWord(words, user, days);

// The words of a day are a range of the index. To find the day of each word takes longer. During a pause, no day has words, and the
// first one that ends after it has all that fell due before. One day is counted after the other, until there are too many words.
const countedByIndex = (
  words: PlanSelection,
  user: string,
  days: string,
): SqlText<DueDayOfPlan> => {
  const { pauseEnd } = words;
  const isAsked = pauseEnd === null ? 'true' : `ends_at > ${pauseEnd}`;
  return `
  with recursive days as materialized (
    select *, row_number() over (order by date) as place, ${isAsked} as is_asked,
      lag(ends_at, 1, '-infinity') over (partition by ${isAsked} order by date) as asks_from
    from ${days} days
  ),
  counted as (
    select 0::bigint as place, 0 as count, 0 as backlog, 0 as total
    union all
    select days.place, due.count, due.backlog, counted.total + due.count
    from counted join days on days.place = counted.place + 1 cross join lateral (
      select count(*)::int as count, count(*) filter (where ${isBacklog(words)})::int as backlog
      from (
        select ${NEXT_REVIEW} ${fromWords(user)} and ${IS_SCHEDULED} and days.is_asked
          and ${NEXT_REVIEW} >= days.asks_from and ${NEXT_REVIEW} < days.ends_at
        order by ${NEXT_REVIEW} limit ${COUNTED} - counted.total
      ) learned_words
    ) due
  )
  select days.date::text as date, counted.count as "dueCount", counted.backlog as "backlogCount",
    (select max(total) < ${COUNTED} from counted) as "isExact"
  from days join counted on counted.place = days.place
  order by days.date`;
};

// Each word counts once, on the first of the days that ends after the word falls due.
const countedByWord = (words: PlanSelection, user: string, days: string): SqlText<DueDayOfPlan> => {
  const scheduled = fromScheduled(words, user);
  const due = askedAt(words);
  return `
  with days as materialized (select * from ${days} days),
  due as (
    select width_bucket(${due}, (select array_agg(ends_at order by date) from days)) as place,
      count(*)::int as count, count(*) filter (where ${isBacklog(words)})::int as backlog
    from (select * ${scheduled} order by ${NEXT_REVIEW} limit ${FORECAST_READS}) learned_words
    where ${due} < ${LAST_END} and ${words.condition}
    group by place
  )
  select days.date::text as date, coalesce(due.count, 0) as "dueCount",
    coalesce(due.backlog, 0) as "backlogCount",
    (select not exists (select ${scheduled} order by ${NEXT_REVIEW} offset ${FORECAST_READS})) as "isExact"
  from (select date, row_number() over (order by date) - 1 as place from days) days
    left join due on due.place = days.place
  order by days.date`;
};
