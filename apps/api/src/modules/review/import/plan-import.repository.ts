import { Any } from 'typeorm';
import { selectOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { ReviewPlanEntity } from '../review-plans/review-plan.entity.js';
import { ADD_PLAN, DEFAULT_SETTINGS, SETTING_COLUMNS } from '../review-plans/review-plan.sql.js';
import type { StoredPlan } from '../review-plans/review-plan.js';

/** A plan of a file. */
export interface PlanToImport extends StoredPlan {
  /** The id that the plan gets if its own id is taken. It is always the same for the same file and user. */
  otherId: string;
}

// A default plan is created when it is first needed, even if only to be edited, so its times do not tell
// whether it was edited. Its values do.
const FIND_DEFAULT = statement<Pick<ReviewPlanEntity, 'id'> & { isUntouched: boolean }>(
  'review-plan.import-find-default',
  `select id, (${SETTING_COLUMNS}) is not distinct from (${DEFAULT_SETTINGS}) as "isUntouched"
   from review_plans where user_id = $1 and is_default for no key update`,
);

const FIND = statement<Pick<ReviewPlanEntity, 'id'> & { isOwn: boolean }>(
  'review-plan.import-find',
  `select id, user_id = $1 as "isOwn" from review_plans where id = any($2::uuid[])`,
);

const ALIGN_DEFAULT = statement<never>(
  'review-plan.import-align-default',
  `update review_plans set desired_retention = $2
   where user_id = $1 and is_default and desired_retention <> $2`,
);

/** Returns which of these plans the user has, and the default plan. */
export function plansHere(
  { manager }: SqlExecutor,
  userId: string,
  ids: readonly string[],
): Promise<Pick<ReviewPlanEntity, 'id' | 'isDefault'>[]> {
  return manager.find(ReviewPlanEntity, {
    select: selectOf(['id', 'isDefault']),
    where: [
      { userId, id: Any(ids) },
      { userId, isDefault: true },
    ],
  });
}

export function countPlans({ manager }: SqlExecutor, userId: string): Promise<number> {
  return manager.countBy(ReviewPlanEntity, { userId });
}

/** Keeps others from creating a plan before the transaction ends. */
export async function lockDefaultPlan(sql: SqlExecutor, userId: string): Promise<void> {
  await sql.row(FIND_DEFAULT, [userId]);
}

/** Sets the retention of the default plan to the one that schedules the learner's words. */
export async function alignDefaultPlan(
  sql: SqlExecutor,
  userId: string,
  desiredRetention: number,
): Promise<void> {
  await sql.execute(ALIGN_DEFAULT, [userId, desiredRetention]);
}

/**
 * Adds a plan and returns its id, or undefined if the user already has as many plans as allowed. A plan
 * that was imported before stays as it is, and so does a default plan that the user has edited.
 */
export async function importPlan(
  sql: SqlExecutor,
  plan: PlanToImport,
): Promise<string | undefined> {
  if (plan.isDefault) {
    const there = await sql.row(FIND_DEFAULT, [plan.userId]);
    if (there?.isUntouched === true) await replace(sql, there.id, plan);
    if (there !== undefined) return there.id;
  }
  const same = await sql.rows(FIND, [plan.userId, [plan.id, plan.otherId]]);
  const known = same.find(({ isOwn }) => isOwn);
  if (known !== undefined) return known.id;
  const id = same.length > 0 ? plan.otherId : plan.id;
  const isAdded = (await sql.execute(ADD_PLAN, { ...plan, id })) > 0;
  return isAdded ? id : undefined;
}

async function replace(sql: SqlExecutor, id: string, plan: PlanToImport): Promise<void> {
  const { name, description, filter, wordbookIds, questionTypes, createdAt, updatedAt } = plan;
  const { dailyNewLimit, dailyReviewLimit, desiredRetention, pausedUntil } = plan;
  const texts = { name, description, filter };
  const limits = { dailyNewLimit, dailyReviewLimit, desiredRetention };
  const decided = {
    ...texts,
    ...limits,
    pausedUntil,
    wordbookIds,
    questionTypes,
    createdAt,
    updatedAt,
  };
  await sql.manager.update(ReviewPlanEntity, { id }, decided);
}
