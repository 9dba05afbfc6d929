import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement, type SqlText } from '../../../platform/database/statement.js';
import { ALL_WORDS, planWords, selectsAll, type PlanSelection } from './plan-selection.sql.js';
import { statsOf } from './plan-stats.sql.js';
import type { PlanStats, ReviewPlan } from './review-plan.js';
import { FIRST_WORDS, lookAt } from './words-looked-at.sql.js';

/** Counts the words of a plan. */
@Injectable()
export class PlanStatsRepository {
  constructor(private readonly sql: Sql) {}

  /** @param gone aborted if nobody waits for the counts any more */
  async count(plan: ReviewPlan, now: Date, gone: AbortSignal): Promise<PlanStats> {
    const { parameters, ...words } = planWords(plan, now);
    const count = selectsAll(plan) ? COUNT_ALL : countOf(words);
    return (await this.sql.readsUntil(gone).row(count, parameters.values)) as PlanStats;
  }
}

const countOf = (words: PlanSelection): SqlText<PlanStats> =>
  `with ${lookAt(words, FIRST_WORDS)}, ${statsOf(words, FIRST_WORDS)} select * from stats`;

const COUNT_ALL = statement<PlanStats>('plan-stats.count', countOf(ALL_WORDS));
