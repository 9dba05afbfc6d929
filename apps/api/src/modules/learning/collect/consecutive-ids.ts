import { randomInt, randomUUID } from 'node:crypto';

/** A UUID begins with so many bits that mean nothing: version and variant come later. */
const LEADING_BITS = 48;

/**
 * Random UUIDs of version 4 whose first 48 bits count up from a random number: what is of one moment is
 * listed in the order of its ids, and an index takes them in one place, not each on a page of its own.
 */
export function consecutiveIds(count: number): string[] {
  const first = randomInt(2 ** LEADING_BITS - 1 - count);
  return Array.from({ length: count }, (_, index) => {
    const leading = (first + index).toString(16).padStart(LEADING_BITS / 4, '0');
    return `${leading.slice(0, 8)}-${leading.slice(8)}${randomUUID().slice(13)}`;
  });
}
