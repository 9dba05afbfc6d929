import { PLAN_DEFAULTS } from '@wordgrove/contracts';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import type { MemoryParametersEntity } from './memory-parameters.entity.js';

/** The chance of recall at which a word falls due, unless the learner's default plan has another one. */
export const DEFAULT_RETENTION = PLAN_DEFAULTS.desiredRetention;

/** The parameters that schedule the words of a learner who has changed nothing. */
export const DEFAULT_PARAMETERS: SchedulingParameters = { desiredRetention: DEFAULT_RETENTION };

/** The parameters that schedule a learner's words, changed or not. */
export interface MemoryParametersRow {
  retention: MemoryParametersEntity['desiredRetention'];
  weights: MemoryParametersEntity['weights'];
}

/** Returns the parameters of a row in the form that the scheduler takes. */
export function parametersOf({ retention, weights }: MemoryParametersRow): SchedulingParameters {
  // If nothing was changed, the object is always the same, so that its scheduler is created only once.
  if (weights === null && retention === DEFAULT_RETENTION) return DEFAULT_PARAMETERS;
  return { desiredRetention: retention, ...(weights !== null && { weights }) };
}
