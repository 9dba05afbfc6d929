import { deleteRows, type PurgeStep } from '../accounts/index.js';

/** The steps that delete the module's rows of a user whose account has ended. */
export const LEARNING_PURGE: readonly PurgeStep[] = [
  deleteRows('learned words', 'learned_words'),
  deleteRows('tombstones', 'deleted_words'),
  deleteRows('change counters', 'change_counters'),
  deleteRows('memory parameters', 'memory_parameters'),
];
