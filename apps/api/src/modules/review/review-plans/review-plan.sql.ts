import { LIMITS, PLAN_DEFAULTS } from '@wordgrove/contracts';
import { columnsOf } from '../../../platform/database/columns.js';
import { namesOf, valuesOf } from '../../../platform/database/records.js';
import { namedStatement } from '../../../platform/database/statement.js';
import { joinUser, TIME_ZONE } from '../../accounts/index.js';
import { joinMemoryParameters, MEMORY_PARAMETER_COLUMNS } from '../../learning/index.js';
import { dayAround } from '../user-days.sql.js';
import { ReviewPlanEntity } from './review-plan.entity.js';
import { PLAN_SETTINGS, STORED_PLAN, type StoredPlan } from './review-plan.js';

const PLAN_COLUMNS = columnsOf(ReviewPlanEntity, STORED_PLAN, 'p');

/** Returns SQL that reads a review plan from `review_plans p`. */
export const selectPlan = (now: string): string => `
  select ${PLAN_COLUMNS}, today.starts_at as "dayStartedAt", ${MEMORY_PARAMETER_COLUMNS}
  from review_plans p ${joinUser('p.user_id')}
    cross join lateral ${dayAround(`${now}::timestamptz`, TIME_ZONE)} today
    ${joinMemoryParameters('p.user_id')}`;

/** Returns SQL for the id of the default plan of a user, given as SQL. It is null if there is none yet. */
export const defaultPlanOf = (user: string): string =>
  `(select id from review_plans where user_id = ${user} and is_default)`;

/** The columns of the settings of a plan. */
export const SETTING_COLUMNS = namesOf(ReviewPlanEntity, PLAN_SETTINGS);

/** The values of these columns in a default plan that nobody has edited. */
export const DEFAULT_SETTINGS = valuesOf(PLAN_SETTINGS, {
  name: `'All words'`,
  description: `''`,
  filter: `''`,
  wordbookIds: `'{}'::uuid[]`,
  questionTypes: `'{}'::text[]`,
  dailyNewLimit: `${PLAN_DEFAULTS.dailyNewLimit}`,
  dailyReviewLimit: `${PLAN_DEFAULTS.dailyReviewLimit}`,
  desiredRetention: `${PLAN_DEFAULTS.desiredRetention}::double precision`,
  pausedUntil: 'null::timestamptz',
});

/** The columns of a stored plan. */
export const STORED_PLAN_COLUMNS = namesOf(ReviewPlanEntity, STORED_PLAN);

/** Adds a plan unless its user already has as many as allowed. */
export const ADD_PLAN = namedStatement<StoredPlan>(
  'review-plan.add',
  ($) => `insert into review_plans (${STORED_PLAN_COLUMNS})
   select ${valuesOf(STORED_PLAN, $)}
   where (select count(*) from review_plans where user_id = ${$.userId}) < ${LIMITS.plans}`,
);
