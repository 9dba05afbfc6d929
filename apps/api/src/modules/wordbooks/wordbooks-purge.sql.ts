import { deleteRows, deleteRowsOf, type PurgeStep } from '../accounts/index.js';

/** What the module has of a user whose account has ended. */
export const WORDBOOKS_PURGE: readonly PurgeStep[] = [
  deleteRowsOf(
    'terms of wordbooks',
    'wordbook_terms',
    'wordbook_id',
    'select id from wordbooks where owner_id = $1',
  ),
  deleteRows('wordbooks', 'wordbooks', 'owner_id'),
];
