import { PLAN_DEFAULTS } from '@wordgrove/contracts';
import { columnsOf } from '../../../platform/database/columns.js';
import { joinUser, TIME_ZONE } from '../../accounts/index.js';
import { joinMemoryParameters, MEMORY_PARAMETER_COLUMNS } from '../../learning/index.js';
import { dayAround } from '../user-days.sql.js';
import { ReviewPlanEntity } from './review-plan.entity.js';
import { STORED_PLAN } from './review-plan.js';

const PLAN_COLUMNS = columnsOf(ReviewPlanEntity, STORED_PLAN, 'p');

/** Reads a review plan from `review_plans p`. `$2` is now. */
export const REVIEW_PLAN_SELECT = `
  select ${PLAN_COLUMNS}, today.starts_at as "dayStartedAt", ${MEMORY_PARAMETER_COLUMNS}
  from review_plans p ${joinUser('p.user_id')}
    cross join lateral ${dayAround('$2::timestamptz', TIME_ZONE)} today
    ${joinMemoryParameters('p.user_id')}`;

/** The values of the default plan before anybody edits it, from the name to the desired retention. */
export const DEFAULT_PLAN_VALUES = `'All words', '', '', '{}'::uuid[], '{}'::text[],
  ${PLAN_DEFAULTS.dailyNewLimit}, ${PLAN_DEFAULTS.dailyReviewLimit},
  ${PLAN_DEFAULTS.desiredRetention}::double precision`;
