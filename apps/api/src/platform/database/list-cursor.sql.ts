const LAST_ID = `'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`;
const FIRST_ID = `'00000000-0000-0000-0000-000000000000'::uuid`;

// An index cannot begin at a condition such as `$1 is null or …`, so that a prepared statement would read all rows before the cursor.
/**
 * Returns the condition that an item comes after a place in a list, the newest first. `key` is the SQL of a row of its time and id.
 * `at` and `id` are those of the place, both null for the first page.
 */
export const olderThan = (key: string, at: string, id: string): string =>
  `${key} < (coalesce(${at}::timestamptz, 'infinity'), coalesce(${id}::uuid, ${LAST_ID}))`;

/** Does the same for a list with the oldest first. */
export const newerThan = (key: string, at: string, id: string): string =>
  `${key} > (coalesce(${at}::timestamptz, '-infinity'), coalesce(${id}::uuid, ${FIRST_ID}))`;
