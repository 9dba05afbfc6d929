import { PLAN_DEFAULTS } from '@wordgrove/contracts';
import { columnOf, columnsOf, type SelectList } from '../../../platform/database/columns.js';
import { MemoryParametersEntity } from './memory-parameters.entity.js';
import type { MemoryParametersRow } from './memory-parameters.js';

const RETENTION = `coalesce(
    memory_parameters.${columnOf(MemoryParametersEntity, 'desiredRetention')},
    ${PLAN_DEFAULTS.desiredRetention})`;

/** Selects a {@link MemoryParametersRow}; for {@link joinMemoryParameters}. */
export const MEMORY_PARAMETER_COLUMNS: SelectList<MemoryParametersRow> = `
  ${RETENTION} as retention,
  ${columnsOf(MemoryParametersEntity, ['weights'], 'memory_parameters')}`;

/** Returns SQL for whether a user's words are scheduled with these parameters. All operands are SQL. */
export const areParametersOf = (user: string, retention: string, weights: string): string =>
  `exists (select from (select ${user} as id) learner ${joinMemoryParameters('learner.id')}
    where (${RETENTION}, memory_parameters.weights) is not distinct from (${retention}, ${weights}))`;

/** Returns a join of the parameters that schedule the words of a user, given as SQL. */
export const joinMemoryParameters = (user: string): string =>
  `left join memory_parameters on memory_parameters.user_id = ${user}`;
