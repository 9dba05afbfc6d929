import { columnsOf } from '../../../platform/database/columns.js';
import { ReviewEntity } from './review.entity.js';
import { REVIEW } from './review.js';

/** The select list that gives a review; for `reviews` under its own name. */
export const REVIEW_COLUMNS = columnsOf(ReviewEntity, REVIEW, 'reviews');
