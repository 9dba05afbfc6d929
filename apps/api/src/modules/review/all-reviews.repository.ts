import { countRows, type RowCount } from '../../platform/database/row-count.js';
import type { SqlReader } from '../../platform/database/sql.js';

/** Returns the number of reviews of all users, roughly if there are many. */
export function countAllReviews(sql: SqlReader): Promise<RowCount> {
  return countRows(sql, 'reviews');
}
