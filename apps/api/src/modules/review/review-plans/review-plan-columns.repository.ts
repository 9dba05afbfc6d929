import { MEMORY_PARAMETER_COLUMNS } from '../../learning/index.js';

// Four hours before now, by the clock on the wall, is the date of the user's day.
const DAY_STARTED_AT = `(date_trunc('day', ($2::timestamptz at time zone users.time_zone)
  - interval '4 hours') + interval '4 hours') at time zone users.time_zone`;

/** Reads a {@link ReviewPlan} from `review_plans p`; `$2` is now. */
export const REVIEW_PLAN_SELECT = `
  select p.id, p.user_id as "userId", p.name, p.description, p.filter, p.wordbook_ids as "wordbookIds",
    p.question_types as "questionTypes", p.daily_new_limit as "dailyNewLimit",
    p.daily_review_limit as "dailyReviewLimit", p.desired_retention as "desiredRetention",
    p.is_default as "isDefault", p.created_at as "createdAt", p.updated_at as "updatedAt",
    ${DAY_STARTED_AT} as "dayStartedAt", ${MEMORY_PARAMETER_COLUMNS}
  from review_plans p join users on users.id = p.user_id
    left join memory_parameters on memory_parameters.user_id = p.user_id`;
