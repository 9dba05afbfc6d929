import type { SqlParameters } from '../sql-parameters.js';
import { compileFilter } from './compile-filter.sql.js';
import { WORD_FIELDS } from './filter-fields.sql.js';

/**
 * Returns a filter over learned words as an SQL condition on `learned_words`.
 * @throws ApiError 400 `INVALID_FILTER` with the position, in code points from 0
 */
export function compileWordFilter(filter: string, parameters: SqlParameters): string {
  return compileFilter(filter, { fields: WORD_FIELDS, parameters });
}
