import { codePointLength } from '@wordgrove/contracts';
import { type ApiError, invalidArgument } from '../../../platform/http/api-error.js';
import type { SqlParameters } from '../sql-parameters.js';
import { parseCondition } from './cel.js';
import { compileCondition } from './condition.js';
import { FilterFault } from './filter-fault.js';

/**
 * A filter as an SQL condition on `learned_words` that is never null; its constants go into
 * `parameters`. The empty filter is `true`.
 * @throws ApiError 400 `INVALID_FILTER` with the position, in code points from 0
 */
export function compileWordFilter(filter: string, parameters: SqlParameters): string {
  if (filter.trim() === '') return 'true';
  try {
    return compileCondition(parseCondition(filter), parameters);
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
