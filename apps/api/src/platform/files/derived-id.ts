import { nameBasedId } from '../crypto/name-based-id.js';

/** What an id keeps: 12 hexadecimal digits and the hyphens after them. */
const LEADING = 14;

/**
 * The id that a user's copy of something gets where its own is taken: always the same, so that the
 * same file imported twice makes nothing twice. It begins as its own does, because what is of one
 * moment is in the order of its ids.
 */
export function derivedId(userId: string, id: string): string {
  const own = id.toLowerCase();
  return own.slice(0, LEADING) + nameBasedId(`${userId} ${own}`).slice(LEADING);
}
