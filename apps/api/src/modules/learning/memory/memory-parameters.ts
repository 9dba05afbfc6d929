import { PLAN_DEFAULTS } from '@wordgrove/contracts';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import type { MemoryParametersEntity } from './memory-parameters.entity.js';

/** Chance of recall at which a word falls due unless the learner's default plan says otherwise. */
export const DEFAULT_RETENTION = PLAN_DEFAULTS.desiredRetention;

/** What schedules the words of a learner who has changed nothing. */
export const DEFAULT_PARAMETERS: SchedulingParameters = { desiredRetention: DEFAULT_RETENTION };

/** What schedules a learner's words, whether or not they have changed it. */
export interface MemoryParametersRow {
  retention: MemoryParametersEntity['desiredRetention'];
  weights: MemoryParametersEntity['weights'];
}

/** What the row says, for the scheduler. */
export function parametersOf({ retention, weights }: MemoryParametersRow): SchedulingParameters {
  // The same object where nothing is changed, for which the scheduler is made once.
  if (weights === null && retention === DEFAULT_RETENTION) return DEFAULT_PARAMETERS;
  return { desiredRetention: retention, ...(weights !== null && { weights }) };
}
