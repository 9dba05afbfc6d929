import { deleteRows, type PurgeStep } from '../accounts/index.js';

/** The steps that delete the module's rows of a user whose account has ended. */
export const LEARNING_PURGE: readonly PurgeStep[] = [
  deleteRows('tombstones', 'deleted_words'),
  deleteRows('change counters', 'change_counters'),
  deleteRows('memory parameters', 'memory_parameters'),
];

/**
 * The step that deletes the learned words. Only the turn ties them to a user, so this step comes after the
 * user is deleted and nobody can take a turn.
 */
export const LEARNED_WORDS_PURGE = deleteRows('learned words', 'learned_words');
