/** How long the deletion of a word is told, and a sync token good, in milliseconds: 180 days. */
export const TOMBSTONE_LIFETIME_MS = 180 * 24 * 3_600_000;
