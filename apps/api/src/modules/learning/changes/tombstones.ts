import { DAY_MS, LIFETIME_DAYS } from '@wordgrove/contracts';

/** How long the deletion of a word is told, and a sync token good, in milliseconds. */
export const TOMBSTONE_LIFETIME_MS = LIFETIME_DAYS.tombstone * DAY_MS;
