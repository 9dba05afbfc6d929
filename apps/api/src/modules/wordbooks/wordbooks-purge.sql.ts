import { deleteRows, deleteRowsOf, type PurgeStep } from '../accounts/index.js';

/** The steps that delete the module's rows of a user whose account has ended. */
export const WORDBOOKS_PURGE: readonly PurgeStep[] = [
  deleteRowsOf(
    'terms of wordbooks',
    'wordbook_terms',
    'wordbook_id',
    'select id from wordbooks where owner_id = $1',
  ),
  deleteRows('wordbooks', 'wordbooks', 'owner_id'),
];
