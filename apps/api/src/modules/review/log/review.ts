import type { RowOf } from '../../../platform/database/columns.js';
import type { REVIEW_COLUMNS } from './review.sql.js';

/** One answer as it is kept. */
export type Review = RowOf<typeof REVIEW_COLUMNS>;
