import type { PurgeStep } from './purge-step.js';
import { deleteRows } from './purge-rows.sql.js';

/** What the module has of a user, but for the account itself. */
export const ACCOUNT_PURGE: readonly PurgeStep[] = [deleteRows('sessions', 'sessions')];
