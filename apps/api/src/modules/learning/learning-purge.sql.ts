import { deleteRows, type PurgeStep } from '../accounts/index.js';

/** What the module has of a user whose account has ended. */
export const LEARNING_PURGE: readonly PurgeStep[] = [
  deleteRows('tombstones', 'deleted_words'),
  deleteRows('change counters', 'change_counters'),
  deleteRows('memory parameters', 'memory_parameters'),
];

/** What only the turn ties to a user, so that it is gone once the user is and nobody can take a turn. */
export const LEARNED_WORDS_PURGE = deleteRows('learned words', 'learned_words');
