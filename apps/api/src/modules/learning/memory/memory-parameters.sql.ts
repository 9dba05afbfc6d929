import { PLAN_DEFAULTS } from '@wordgrove/contracts';
import { columnOf, columnsOf, type SelectList } from '../../../platform/database/columns.js';
import { MemoryParametersEntity } from './memory-parameters.entity.js';
import type { MemoryParametersRow } from './memory-parameters.js';

/** Selects a {@link MemoryParametersRow}; for {@link joinMemoryParameters}. */
export const MEMORY_PARAMETER_COLUMNS: SelectList<MemoryParametersRow> = `
  coalesce(memory_parameters.${columnOf(MemoryParametersEntity, 'desiredRetention')},
    ${PLAN_DEFAULTS.desiredRetention}) as retention,
  ${columnsOf(MemoryParametersEntity, ['weights'], 'memory_parameters')}`;

/** Returns a join of the parameters that schedule the words of a user, given as SQL. */
export const joinMemoryParameters = (user: string): string =>
  `left join memory_parameters on memory_parameters.user_id = ${user}`;
