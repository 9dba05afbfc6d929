import {
  clearRows,
  deleteRows,
  deleteRowsOf,
  placesOf,
  type PurgeStep,
} from '../../../accounts/index.js';

/** What the module has of a user whose account has ended; an import under way fails as a whole. */
export const TRANSFER_PURGE: readonly PurgeStep[] = [
  deleteRowsOf(
    'pieces of imports',
    'import_chunks',
    'import_id',
    'select id from imports where user_id = $1',
  ),
  deleteRows('imports', 'imports'),
];

/** Forgets that imports came through applications, `which`; `applications` selects their `id`s. */
export const forgetImporters = (which: string, applications: string): PurgeStep =>
  clearRows({
    clears: `provenances of imports through ${which}`,
    table: 'imports',
    places: placesOf('imports', 'application_id', applications),
    clear: 'update imports set application_id = null',
  });
