import { DAY_MS, LIFETIME_DAYS } from '@wordgrove/contracts';

/** The time, in milliseconds, for which the deletion of a word is reported and a sync token is valid. */
export const TOMBSTONE_LIFETIME_MS = LIFETIME_DAYS.tombstone * DAY_MS;
