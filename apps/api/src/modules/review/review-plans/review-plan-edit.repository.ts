import { Injectable } from '@nestjs/common';
import { LIMITS, type QuestionType } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { JobQueue } from '../../../platform/jobs/job-queue.service.js';
import { setRetention, waitForTurn } from '../../learning/index.js';
import { refoldMemory } from '../refold/refold-memory.job.js';
import { REVIEW_PLAN_SELECT } from './review-plan.sql.js';
import type { ReviewPlan } from './review-plan.js';

/** What a user decides about a plan; undefined leaves it as it is. */
export interface PlanEdit {
  name?: string | undefined;
  description?: string | undefined;
  filter?: string | undefined;
  wordbookIds?: readonly string[] | undefined;
  questionTypes?: readonly QuestionType[] | undefined;
  dailyNewLimit?: number | undefined;
  dailyReviewLimit?: number | undefined;
  desiredRetention?: number | undefined;
}

/** A plan to create. */
export type NewPlan = Required<PlanEdit> & { id: string; userId: string };

/** Creates, edits and deletes review plans. */
@Injectable()
export class ReviewPlanEditRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobQueue,
  ) {}

  /** False where the user has as many plans as one may have. The default plan must exist. */
  create(plan: NewPlan, at: Date): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      // One after another, so that plans created at once are counted.
      await sql.execute(LOCK_DEFAULT, [plan.userId]);
      return (await sql.execute(CREATE, [plan.id, plan.userId, ...values(plan), at])) > 0;
    });
  }

  /** The plan as it is then; undefined where it is gone. */
  edit(plan: ReviewPlan, edit: PlanEdit, at: Date): Promise<ReviewPlan | undefined> {
    const { id, userId, isDefault } = plan;
    const retention = isDefault ? edit.desiredRetention : undefined;
    return this.sql.transaction(async (sql) => {
      // An import, which has the turn, locks plans and what schedules words in the order of its file.
      if (retention !== undefined) await waitForTurn(sql, userId);
      await sql.execute(EDIT, [id, userId, ...values(edit), at]);
      if (retention !== undefined) await this.reschedule(sql, userId, retention, at);
      return sql.row<ReviewPlan>(FIND_EDITED, [userId, at, id]);
    });
  }

  /** False where it is gone. Its reviews stay, since memory is folded from them. */
  delete({ id, userId }: ReviewPlan): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      // An answer has its card locked before its plan; the plan takes its cards along.
      await waitForTurn(sql, userId);
      return (await sql.execute(DELETE, [id, userId])) > 0;
    });
  }

  // Every word has its next review by the default plan's retention.
  private async reschedule(sql: SqlExecutor, userId: string, retention: number, at: Date) {
    const isChanged = await setRetention(sql, userId, retention, at);
    if (isChanged) await refoldMemory(this.jobs, userId, sql);
  }
}

function values(edit: PlanEdit): unknown[] {
  return [
    edit.name ?? null,
    edit.description ?? null,
    edit.filter ?? null,
    edit.wordbookIds ?? null,
    edit.questionTypes ?? null,
    edit.dailyNewLimit ?? null,
    edit.dailyReviewLimit ?? null,
    edit.desiredRetention ?? null,
  ];
}

const LOCK_DEFAULT = statement(
  'review-plan.lock-default',
  'select 1 from review_plans where user_id = $1 and is_default for no key update',
);

const CREATE = statement(
  'review-plan.create',
  `insert into review_plans (id, user_id, name, description, filter, wordbook_ids, question_types,
     daily_new_limit, daily_review_limit, desired_retention, is_default, created_at, updated_at)
   select $1, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10, false, $11::timestamptz, $11::timestamptz
   where (select count(*) from review_plans where user_id = $2::uuid) < ${LIMITS.plans}`,
);

const EDITED = `coalesce($3, name), coalesce($4, description), coalesce($5, filter),
  coalesce($6, wordbook_ids), coalesce($7, question_types), coalesce($8, daily_new_limit),
  coalesce($9, daily_review_limit), coalesce($10, desired_retention)`;
const COLUMNS = `name, description, filter, wordbook_ids, question_types, daily_new_limit,
  daily_review_limit, desired_retention`;

const EDIT = statement(
  'review-plan.edit',
  `update review_plans set (${COLUMNS}) = (${EDITED}),
     updated_at = case when (${COLUMNS}) = (${EDITED}) then updated_at else $11 end
   where id = $1 and user_id = $2`,
);

const FIND_EDITED = statement(
  'review-plan.find-edited',
  `${REVIEW_PLAN_SELECT} where p.user_id = $1 and p.id = $3`,
);

const DELETE = statement(
  'review-plan.delete',
  'delete from review_plans where id = $1 and user_id = $2 and not is_default',
);
