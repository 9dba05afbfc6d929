import { PLAN_DEFAULTS } from '@wordgrove/contracts';
import type { SelectList } from '../../../platform/database/columns.js';
import type { MemoryParametersRow } from './memory-parameters.js';

/** Selects a {@link MemoryParametersRow}; for {@link joinMemoryParameters}. */
export const MEMORY_PARAMETER_COLUMNS: SelectList<MemoryParametersRow> = `coalesce(memory_parameters.desired_retention,
  ${PLAN_DEFAULTS.desiredRetention}) as retention, memory_parameters.weights`;

/** Returns a join of the parameters that schedule the words of a user, given as SQL. */
export const joinMemoryParameters = (user: string): string =>
  `left join memory_parameters on memory_parameters.user_id = ${user}`;
