import { compileFilter, type FilterFields, type SqlParameters } from '../../learning/index.js';
import { DEFAULT_PLAN_ID } from '../review-plans/review-plan.js';

const fieldsOf = (user: string): FilterFields => ({
  learned_word_id: {
    type: 'string',
    sql: 'null::text',
    nullable: true,
    identifier: true,
    has: (id) => `(reviews.learned_word_id = ${id}::uuid)`,
  },
  plan_id: {
    type: 'string',
    sql: 'null::text',
    nullable: true,
    identifier: true,
    // This is never null, as conditions must be, and still a comparison for which an index can be used.
    has: (id) => `(reviews.plan_id is not null and reviews.plan_id = ${id}::uuid)`,
    named: {
      [DEFAULT_PLAN_ID]: `reviews.plan_id is not null and reviews.plan_id in (
        select id from review_plans where user_id = ${user} and is_default)`,
    },
  },
  is_correct: { type: 'bool', sql: 'reviews.is_correct' },
  reviewed_at: { type: 'google.protobuf.Timestamp', sql: 'reviews.reviewed_at' },
});

/**
 * Returns a filter over the reviews of a user, given as SQL, as an SQL condition on `reviews`.
 * @throws ApiError 400 `INVALID_FILTER` with the position
 */
export function compileReviewFilter(
  filter: string,
  user: string,
  parameters: SqlParameters,
): string {
  return compileFilter(filter, { fields: fieldsOf(user), parameters });
}
