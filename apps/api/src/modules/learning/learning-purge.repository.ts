import { clearRows, deleteRows, placesOf, type PurgeStep } from '../accounts/index.js';

/** What the module has of a user whose account has ended. */
export const LEARNING_PURGE: readonly PurgeStep[] = [
  deleteRows('learned words', 'learned_words'),
  deleteRows('tombstones', 'deleted_words'),
  deleteRows('change counters', 'change_counters'),
  deleteRows('memory parameters', 'memory_parameters'),
];

/** Forgets that applications collected words; `applications` selects their `id`s. */
export const forgetCollectors = (applications: string): PurgeStep =>
  clearRows({
    clears: 'provenances of words',
    table: 'learned_words',
    places: placesOf('learned_words', 'application_id', applications),
    // No change that anybody could see: provenance is not on the wire, so it takes no turn.
    clear: 'update learned_words set application_id = null',
  });
