import { createHash } from 'node:crypto';

/** Returns the id of a name: a UUID of version 8 (RFC 9562) from the name's SHA-256. */
export function nameBasedId(name: string): string {
  const hash = createHash('sha256').update(name).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  const parts = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ] as const;
  return parts.map(([start, end]) => hex.slice(start, end)).join('-');
}
