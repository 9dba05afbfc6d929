import { createHash } from 'node:crypto';

/** What an id keeps: 12 hexadecimal digits and the hyphens after them. */
const LEADING = 14;

/**
 * The id that a user's copy of something gets where its own is taken: always the same, so that the
 * same file imported twice makes nothing twice. It begins as its own does, because what is of one
 * moment is in the order of ids, reviews above all. A UUID of version 8 (RFC 9562).
 */
export function derivedId(userId: string, id: string): string {
  const own = id.toLowerCase();
  const hash = createHash('sha256').update(`${userId} ${own}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  const parts = [
    [12, 16],
    [16, 20],
    [20, 32],
  ] as const;
  return own.slice(0, LEADING) + parts.map(([start, end]) => hex.slice(start, end)).join('-');
}
