import type { PurgeStep } from './purge-step.js';
import { deleteRows } from './purge-rows.sql.js';

/** The records that this module keeps of a user, except the account itself. */
export const ACCOUNT_PURGE: readonly PurgeStep[] = [deleteRows('sessions', 'sessions')];
