import { columnOf } from '../../../platform/database/columns.js';
import { ReviewCriteriaEntity } from './review-criteria.entity.js';

/** SQL for the current version of the criteria. */
export const CURRENT_CRITERIA = `(select max(${columnOf(ReviewCriteriaEntity, 'version')}) from review_criteria)`;
