import type { ReviewCriteriaResponse } from '@wordgrove/dto';
import type { ReviewCriteria } from './review-criteria.repository.js';

/** Returns a version of the criteria as users see it. */
export function presentCriteria(criteria: ReviewCriteria): ReviewCriteriaResponse {
  const { version, text, publishedAt } = criteria;
  return { version, text, published_at: publishedAt };
}
