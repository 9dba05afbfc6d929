import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { SqlText } from '../../../platform/database/statement.js';
import { fromWords, IS_SCHEDULED, SqlParameters } from '../../learning/index.js';
import { wordsOf } from '../review-plans/plan-selection.sql.js';
import type { DueOfDay } from '../review-plans/pause.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';
import { isBacklog } from '../review-plans/words-looked-at.sql.js';
import { daysFrom } from '../user-days.sql.js';

/** The words that fall due on one of the user's days. */
export interface DueDay {
  /** `2026-03-02` */
  date: string;
  dueCount: number;
}

/** The same, with the number of those words that fell due before the plan's pause ended. */
type DueDayOfPlan = DueDay & DueOfDay;

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
    const { condition, dueAt, pauseEnd } = wordsOf(plan, parameters);
    return this.sql
      .readsUntil(gone)
      .rows(dueDaysOf({ user, days, condition, dueAt, pauseEnd }), parameters.values);
  }
}

interface Parts {
  user: string;
  days: string;
  condition: string;
  dueAt: string;
  pauseEnd: string | null;
}

const askedAt = ({ dueAt, pauseEnd }: Pick<Parts, 'dueAt' | 'pauseEnd'>): string =>
  pauseEnd === null ? dueAt : `greatest(${dueAt}, ${pauseEnd})`;

// Each word counts once, on the first of the days that ends after the word falls due.
const dueDaysOf = ({ user, days, condition, ...due }: Parts): SqlText<DueDayOfPlan> => `
  with days as materialized (select * from ${days} days),
  due as (
    select width_bucket(${askedAt(due)}, (select array_agg(ends_at order by date) from days)) as place,
      count(*)::int as count, count(*) filter (where ${isBacklog(due)})::int as backlog
    ${fromWords(user)} and ${IS_SCHEDULED}
      and ${askedAt(due)} < (select max(ends_at) from days) and ${condition}
    group by place
  )
  select days.date::text as date, coalesce(due.count, 0) as "dueCount",
    coalesce(due.backlog, 0) as "backlogCount"
  from (select date, row_number() over (order by date) - 1 as place from days) days
    left join due on due.place = days.place
  order by days.date`;
