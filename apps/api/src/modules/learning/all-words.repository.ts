import { countRows, type RowCount } from '../../platform/database/row-count.js';
import type { SqlReader } from '../../platform/database/sql.js';

/** Returns the number of words of all users, roughly if there are many. */
export function countAllWords(sql: SqlReader): Promise<RowCount> {
  return countRows(sql, 'learned_words');
}
