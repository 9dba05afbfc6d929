import { LIMITS } from '@wordgrove/contracts';
import type { SortProperty, SortTerm } from './word-order.js';

const LONGEST_TERM = '\u{10FFFF}'.repeat(LIMITS.term + 1);
const LEAST: Readonly<Record<SortProperty, string | number>> = {
  createdAt: '-infinity',
  updatedAt: '-infinity',
  nextReviewAt: '-infinity',
  lastReviewedAt: '-infinity',
  masteryLevel: -1,
  term: '',
  id: '00000000-0000-0000-0000-000000000000',
};
const GREATEST: typeof LEAST = {
  createdAt: 'infinity',
  updatedAt: 'infinity',
  nextReviewAt: 'infinity',
  lastReviewedAt: 'infinity',
  masteryLevel: 6,
  term: LONGEST_TERM,
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

/** Returns a value that comes before those of all words. */
export function beforeAll({ property, descending }: SortTerm): string | number {
  return (descending ? GREATEST : LEAST)[property];
}
