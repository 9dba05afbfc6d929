import type { SqlExecutor } from '../../platform/database/sql.js';
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

/** Takes the user's wordbooks back from everyone else. */
export async function hideWordbooks(sql: SqlExecutor, userId: string): Promise<void> {
  await sql.execute(
    `update wordbooks set visibility = 'PRIVATE' where owner_id = $1 and visibility <> 'PRIVATE'`,
    [userId],
  );
}
