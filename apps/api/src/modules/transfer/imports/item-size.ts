import type { ErrorDetail } from '@wordgrove/contracts';
import type { Section } from './sources/import-item.js';

/** Several times what the largest item has that would pass: a wordbook of ten thousand terms with notes. */
const MAX_VALUES: Readonly<Record<Section, number>> = {
  words: 1_000,
  wordbooks: 40_000,
  memory_parameters: 1_000,
  review_plans: 1_000,
  reviews: 1_000,
  fitted_weights: 1_000,
};

/** Refuses an item of so many values that checking each would keep everybody else waiting. */
export function sizeFaults(section: Section, value: object): ErrorDetail[] {
  const most = MAX_VALUES[section];
  const open: object[] = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name in next) {
      count += 1;
      if (count > most) return [{ reason: 'TOO_MANY', description: 'has too many members' }];
      const inner: unknown = next[name as keyof typeof next];
      if (typeof inner === 'object' && inner !== null) open.push(inner);
    }
  }
  return [];
}
