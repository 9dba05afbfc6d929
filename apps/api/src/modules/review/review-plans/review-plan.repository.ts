import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { olderThan } from '../../../platform/database/list-cursor.sql.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { ListCursor } from '../../../platform/http/newest-first.js';
import { DEFAULT_SETTINGS, selectPlan, STORED_PLAN_COLUMNS } from './review-plan.sql.js';
import type { ReviewPlan } from './review-plan.js';

/** Finds and lists review plans, and creates the default plan. */
@Injectable()
export class ReviewPlanRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: string, planId: string, now: Date): Promise<ReviewPlan | undefined> {
    return this.sql.row(FIND, [userId, now, planId]);
  }

  /** Returns up to `limit` of the user's plans that come after the cursor, the newest first. */
  list(userId: string, now: Date, cursor: ListCursor | null, limit: number): Promise<ReviewPlan[]> {
    return this.sql.rows(LIST, [userId, now, ...(cursor ?? [null, null]), limit]);
  }

  /** Returns the user's default plan, and creates it first if it does not exist. */
  async ensureDefault(userId: string, now: Date): Promise<ReviewPlan | undefined> {
    const plan = await this.sql.row(FIND_DEFAULT, [userId, now]);
    if (plan !== undefined) return plan;
    await this.sql.execute(MAKE_DEFAULT, [randomUUID(), userId, now]);
    return this.sql.row(FIND_DEFAULT, [userId, now]);
  }
}

const FIND = statement<ReviewPlan>(
  'review-plan.find',
  `${selectPlan('$2')} where p.user_id = $1 and p.id = $3`,
);

const FIND_DEFAULT = statement<ReviewPlan>(
  'review-plan.find-default',
  `${selectPlan('$2')} where p.user_id = $1 and p.is_default`,
);

const LIST = statement<ReviewPlan>(
  'review-plan.list',
  `${selectPlan('$2')}
   where p.user_id = $1 and ${olderThan('(p.created_at, p.id)', '$3', '$4')}
   order by p.created_at desc, p.id desc limit $5`,
);

const MAKE_DEFAULT = statement<never>(
  'review-plan.make-default',
  `insert into review_plans (${STORED_PLAN_COLUMNS})
   values ($1, $2, ${DEFAULT_SETTINGS}, true, $3, $3)
   on conflict (user_id) where is_default do nothing`,
);
