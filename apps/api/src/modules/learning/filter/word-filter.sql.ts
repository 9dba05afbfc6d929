import type { SqlParameters } from '../sql-parameters.js';
import type { ASTNode } from './cel.js';
import { compileFilter, parseFilter } from './compile-filter.sql.js';
import { compileCondition } from './condition.sql.js';
import { WORD_FIELDS } from './filter-fields.sql.js';

/**
 * Returns a filter over learned words as an SQL condition on `learned_words`.
 * @throws ApiError 400 `INVALID_FILTER` with the position, in code points from 0
 */
export function compileWordFilter(filter: string, parameters: SqlParameters): string {
  return compileFilter(filter, { fields: WORD_FIELDS, parameters });
}

/**
 * Returns what a filter over learned words demands, or undefined if it is empty.
 * @throws ApiError as {@link compileWordFilter} does
 */
export function parseWordFilter(filter: string): ASTNode | undefined {
  return parseFilter(filter, WORD_FIELDS);
}

/** Returns what {@link parseWordFilter} has returned as an SQL condition on `learned_words`. */
export function compileWordCondition(condition: ASTNode, parameters: SqlParameters): string {
  return compileCondition(condition, { fields: WORD_FIELDS, parameters });
}
