import { compileFilter, type FilterFields, type SqlParameters } from '../../learning/index.js';

const FIELDS: FilterFields = {
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
    // Never null, as conditions must be, and yet a comparison that an index can answer.
    has: (id) => `(reviews.plan_id is not null and reviews.plan_id = ${id}::uuid)`,
  },
  is_correct: { type: 'bool', sql: 'reviews.is_correct' },
  reviewed_at: { type: 'google.protobuf.Timestamp', sql: 'reviews.reviewed_at' },
};

/**
 * A filter over reviews as an SQL condition on `reviews`.
 * @throws ApiError 400 `INVALID_FILTER` with the position
 */
export function compileReviewFilter(filter: string, parameters: SqlParameters): string {
  return compileFilter(filter, { fields: FIELDS, parameters });
}
