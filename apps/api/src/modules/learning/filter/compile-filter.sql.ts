import { codePointLength } from '@wordgrove/contracts';
import { type ApiError, invalidArgument } from '../../../platform/http/api-error.js';
import { SqlParameters } from '../sql-parameters.js';
import { parseCondition, type ASTNode } from './cel.js';
import { compileCondition } from './condition.sql.js';
import { FilterFault } from './filter-fault.js';
import type { FilterFields, FilterTarget } from './filter-target.js';

/**
 * Returns a filter as an SQL condition that is never null, and adds its constants to the `parameters` of
 * the target. The empty filter is `true`.
 * @throws ApiError 400 `INVALID_FILTER` with the position, in code points from 0
 */
export function compileFilter(filter: string, target: FilterTarget): string {
  if (filter.trim() === '') return 'true';
  return orInvalid(filter, () => compileCondition(parseCondition(filter, target.fields), target));
}

/**
 * Returns what a filter demands, or undefined if it is empty.
 * @throws ApiError as {@link compileFilter} does
 */
export function parseFilter(filter: string, fields: FilterFields): ASTNode | undefined {
  if (filter.trim() === '') return undefined;
  return orInvalid(filter, () => {
    const condition = parseCondition(filter, fields);
    compileCondition(condition, { fields, parameters: new SqlParameters() });
    return condition;
  });
}

function orInvalid<T>(filter: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof FilterFault) throw invalidFilter(filter, error);
    throw error;
  }
}

function invalidFilter(filter: string, { message, offset }: FilterFault): ApiError {
  const position = codePointLength(filter.slice(0, offset));
  return invalidArgument({
    reason: 'INVALID_FILTER',
    field: 'filter',
    description: `at position ${position}: ${message}`,
    metadata: { position },
  });
}
