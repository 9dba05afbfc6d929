import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { statement, type SqlText } from '../../../platform/database/statement.js';
import { batchesOf } from '../../../platform/files/batches.js';
import { SqlParameters } from '../../learning/index.js';
import { statsOfEach } from './plan-list-stats.sql.js';
import {
  ALL_WORDS,
  planWords,
  selectsAll,
  wordsOf,
  type PlanSelection,
} from './plan-selection.sql.js';
import { statsOf } from './plan-stats.sql.js';
import { statsOfPlan, type PlanCounts } from './pause.js';
import type { PlanStats, ReviewPlan } from './review-plan.js';
import { lookAt } from './words-looked-at.sql.js';

/** The plans that are counted in one statement. The slowest filters together take less than the time that a statement has. */
const PLANS_AT_ONCE = 20;

/** Counts the words of a plan. */
@Injectable()
export class PlanStatsRepository {
  constructor(private readonly sql: Sql) {}

  /** @param gone aborted if nobody waits for the counts any more */
  async count(plan: ReviewPlan, now: Date, gone: AbortSignal): Promise<PlanStats> {
    const { parameters, ...words } = planWords(plan, now);
    const count = selectsAll(plan) ? COUNT_ALL : countOf(words);
    const counts = await this.sql.readsUntil(gone, plan.userId).row(count, parameters.values);
    return statsOfPlan(plan, counts as PlanCounts, now);
  }

  /** Does the same for some plans of a user, in their order. */
  async countEach(
    plans: readonly ReviewPlan[],
    now: Date,
    gone: AbortSignal,
  ): Promise<PlanStats[]> {
    const counted: PlanStats[] = [];
    for (const batch of batchesOf(plans, PLANS_AT_ONCE))
      for (const stats of await this.countTogether(batch as [ReviewPlan], now, gone))
        counted.push(stats);
    return counted;
  }

  private async countTogether(
    plans: [ReviewPlan, ...ReviewPlan[]],
    now: Date,
    gone: AbortSignal,
  ): Promise<PlanStats[]> {
    const [{ userId, dayStartedAt }] = plans;
    const parameters = new SqlParameters();
    const ids = plans.map(({ id }) => id);
    for (const value of [userId, ids, now, dayStartedAt]) parameters.add(value);
    const count = statsOfEach(plans.map((plan) => wordsOf(plan, parameters)));
    const counts = await this.sql.readsUntil(gone, userId).rows(count, parameters.values);
    return plans.map((plan, at) => statsOfPlan(plan, counts[at] as PlanCounts, now));
  }
}

const countOf = (words: PlanSelection): SqlText<PlanCounts> =>
  `with ${lookAt(words)}, ${statsOf(words)} select * from stats`;

const COUNT_ALL = statement<PlanCounts>('plan-stats.count', countOf(ALL_WORDS));
