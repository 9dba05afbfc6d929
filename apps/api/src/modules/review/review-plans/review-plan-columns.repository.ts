import { PLAN_DEFAULTS } from '@wordgrove/contracts';
import { MEMORY_PARAMETER_COLUMNS } from '../../learning/index.js';
import { dayAround } from '../user-days.repository.js';

/** Reads a {@link ReviewPlan} from `review_plans p`; `$2` is now. */
export const REVIEW_PLAN_SELECT = `
  select p.id, p.user_id as "userId", p.name, p.description, p.filter, p.wordbook_ids as "wordbookIds",
    p.question_types as "questionTypes", p.daily_new_limit as "dailyNewLimit",
    p.daily_review_limit as "dailyReviewLimit", p.desired_retention as "desiredRetention",
    p.is_default as "isDefault", p.created_at as "createdAt", p.updated_at as "updatedAt",
    today.starts_at as "dayStartedAt", ${MEMORY_PARAMETER_COLUMNS}
  from review_plans p join users on users.id = p.user_id
    cross join lateral ${dayAround('$2::timestamptz', 'users.time_zone')} today
    left join memory_parameters on memory_parameters.user_id = p.user_id`;

/** The default plan as everybody has it: from the name to the desired retention. */
export const DEFAULT_PLAN_VALUES = `'All words', '', '', '{}'::uuid[], '{}'::text[],
  ${PLAN_DEFAULTS.dailyNewLimit}, ${PLAN_DEFAULTS.dailyReviewLimit}, ${PLAN_DEFAULTS.desiredRetention}::double precision`;
