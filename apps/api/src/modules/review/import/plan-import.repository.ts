import { LIMITS } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { DEFAULT_PLAN_VALUES } from '../review-plans/review-plan.sql.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';

/** A plan of a file. */
export interface PlanToImport extends Pick<
  ReviewPlan,
  | 'id'
  | 'userId'
  | 'name'
  | 'description'
  | 'filter'
  | 'wordbookIds'
  | 'questionTypes'
  | 'dailyNewLimit'
  | 'dailyReviewLimit'
  | 'desiredRetention'
  | 'isDefault'
  | 'createdAt'
  | 'updatedAt'
> {
  /** What it gets where its own id is taken; the same for the same file and user. */
  otherId: string;
}

const COLUMNS = `name, description, filter, wordbook_ids, question_types, daily_new_limit,
  daily_review_limit, desired_retention, created_at, updated_at`;

// Whoever edits the plan before anything has made it has a plan that was made and edited at once.
const FIND_DEFAULT = statement(
  'review-plan.import-find-default',
  `select id, (name, description, filter, wordbook_ids, question_types, daily_new_limit,
     daily_review_limit, desired_retention) = (${DEFAULT_PLAN_VALUES}) as "isUntouched"
   from review_plans where user_id = $1 and is_default for no key update`,
);

const FIND = statement(
  'review-plan.import-find',
  `select id, user_id = $1 as "isOwn" from review_plans where id = any($2::uuid[])`,
);

const REPLACE = statement(
  'review-plan.import-replace',
  `update review_plans set (${COLUMNS}) = row($2, $3, $4, $5::uuid[], $6::text[], $7::integer,
     $8::integer, $9::double precision, $10::timestamptz, $11::timestamptz)
   where id = $1`,
);

const ADD = statement(
  'review-plan.import-add',
  `insert into review_plans (id, ${COLUMNS}, user_id, is_default)
   select $1, $2, $3, $4, $5::uuid[], $6::text[], $7::integer, $8::integer, $9::double precision,
     $10::timestamptz, $11::timestamptz, $12::uuid, $13::boolean
   where (select count(*) from review_plans where user_id = $12::uuid) < ${LIMITS.plans}`,
);

const ALIGN_DEFAULT = statement(
  'review-plan.import-align-default',
  `update review_plans set desired_retention = $2
   where user_id = $1 and is_default and desired_retention <> $2`,
);

/** Has the default plan show the retention by which the learner's words are scheduled. */
export async function alignDefaultPlan(
  sql: SqlExecutor,
  userId: string,
  desiredRetention: number,
): Promise<void> {
  await sql.execute(ALIGN_DEFAULT, [userId, desiredRetention]);
}

/**
 * Adds a plan and gives its id; undefined where the user has as many plans as one may have. A plan
 * that was imported before stays as it is, and so does a default plan that the user has edited.
 */
export async function importPlan(
  sql: SqlExecutor,
  plan: PlanToImport,
): Promise<string | undefined> {
  if (plan.isDefault) {
    const there = await sql.row<{ id: string; isUntouched: boolean }>(FIND_DEFAULT, [plan.userId]);
    if (there?.isUntouched === true) await sql.execute(REPLACE, [there.id, ...values(plan)]);
    if (there !== undefined) return there.id;
  }
  const { userId, isDefault } = plan;
  const same = await sql.rows<{ id: string; isOwn: boolean }>(FIND, [
    userId,
    [plan.id, plan.otherId],
  ]);
  const known = same.find(({ isOwn }) => isOwn);
  if (known !== undefined) return known.id;
  const id = same.length > 0 ? plan.otherId : plan.id;
  const isAdded = (await sql.execute(ADD, [id, ...values(plan), userId, isDefault])) > 0;
  return isAdded ? id : undefined;
}

function values(plan: PlanToImport): unknown[] {
  return [
    plan.name,
    plan.description,
    plan.filter,
    plan.wordbookIds,
    plan.questionTypes,
    plan.dailyNewLimit,
    plan.dailyReviewLimit,
    plan.desiredRetention,
    plan.createdAt,
    plan.updatedAt,
  ];
}
