import { nameBasedId } from '../crypto/name-based-id.js';

/** The length of what an id keeps: 12 hexadecimal digits and the hyphens after them. */
const LEADING = 14;

/**
 * Returns the id that a user's copy of a record gets if the record's own id is taken. It is always the same, so
 * that a file imported twice creates nothing twice. It begins like the record's own id, because records of the
 * same moment are in the order of their ids.
 */
export function derivedId(userId: string, id: string): string {
  const own = id.toLowerCase();
  return own.slice(0, LEADING) + nameBasedId(`${userId} ${own}`).slice(LEADING);
}
