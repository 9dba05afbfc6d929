import {
  clearRows,
  deleteRows,
  deleteRowsOf,
  placesOf,
  type PurgeStep,
} from '../../../accounts/index.js';

/** The records that this module keeps of a user whose account has ended. An import under way then writes no more. */
export const TRANSFER_PURGE: readonly PurgeStep[] = [
  deleteRowsOf(
    'pieces of imports',
    'import_chunks',
    'import_id',
    'select id from imports where user_id = $1',
  ),
  deleteRowsOf(
    'checked items of imports',
    'import_batches',
    'import_id',
    'select id from imports where user_id = $1',
  ),
  deleteRowsOf(
    'parts of items of imports',
    'import_parts',
    'import_id',
    'select id from imports where user_id = $1',
  ),
  deleteRows('imports', 'imports'),
];

/**
 * Returns a step that removes from imports the application that they came through. `applications` selects the
 * `id`s of the applications, and `which` names them.
 */
export const forgetImporters = (which: string, applications: string): PurgeStep =>
  clearRows({
    clears: `provenances of imports through ${which}`,
    table: 'imports',
    places: placesOf('imports', 'application_id', applications),
    clear: 'update imports set application_id = null',
  });
