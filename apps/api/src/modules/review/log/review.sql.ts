import { columnsOf } from '../../../platform/database/columns.js';
import { ReviewEntity } from './review.entity.js';
import { REVIEW } from './review.js';

/** Selects a {@link Review}; for `reviews` under its own name. */
export const REVIEW_COLUMNS = columnsOf(ReviewEntity, REVIEW, 'reviews');
