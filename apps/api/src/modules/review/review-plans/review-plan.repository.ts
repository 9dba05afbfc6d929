import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { DEFAULT_RETENTION } from '../../learning/index.js';
import type { ReviewPlan } from './review-plan.js';

/** Review plans. */
@Injectable()
export class ReviewPlanRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: string, planId: string, now: Date): Promise<ReviewPlan | undefined> {
    return this.sql.row<ReviewPlan>(FIND, [userId, now, planId]);
  }

  /** The user's default plan; the first to ask for it makes it. */
  async findDefault(userId: string, now: Date): Promise<ReviewPlan | undefined> {
    const plan = await this.sql.row<ReviewPlan>(FIND_DEFAULT, [userId, now]);
    if (plan !== undefined) return plan;
    await this.sql.execute(MAKE_DEFAULT, [randomUUID(), userId, DEFAULT_RETENTION, now]);
    return this.sql.row<ReviewPlan>(FIND_DEFAULT, [userId, now]);
  }
}

// Four hours before now, by the clock on the wall, is the date of the user's day.
const DAY_STARTED_AT = `(date_trunc('day', ($2::timestamptz at time zone users.time_zone)
  - interval '4 hours') + interval '4 hours') at time zone users.time_zone`;

const SELECT = `
  select p.id, p.user_id as "userId", p.name, p.description, p.filter, p.wordbook_ids as "wordbookIds",
    p.question_types as "questionTypes", p.daily_new_limit as "dailyNewLimit",
    p.daily_review_limit as "dailyReviewLimit", p.desired_retention as "desiredRetention",
    p.is_default as "isDefault", p.created_at as "createdAt", p.updated_at as "updatedAt",
    ${DAY_STARTED_AT} as "dayStartedAt"
  from review_plans p join users on users.id = p.user_id`;

const FIND = statement('review-plan.find', `${SELECT} where p.user_id = $1 and p.id = $3`);

const FIND_DEFAULT = statement(
  'review-plan.find-default',
  `${SELECT} where p.user_id = $1 and p.is_default`,
);

const MAKE_DEFAULT = statement(
  'review-plan.make-default',
  `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
     daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
   values ($1, $2, 'All words', '', '', '{}', '{}', 20, 200, $3, true, $4, $4)
   on conflict (user_id) where is_default do nothing`,
);
