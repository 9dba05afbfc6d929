import type { ErrorDetail } from '@wordgrove/contracts';

/** Returns a fault if an item has so many values that checking each of them would keep everybody else waiting. */
export function sizeFaults(maxMembers: number, value: object): ErrorDetail[] {
  const open: object[] = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name in next) {
      count += 1;
      if (count > maxMembers) return [{ reason: 'TOO_MANY', description: 'has too many members' }];
      const inner: unknown = next[name as keyof typeof next];
      if (typeof inner === 'object' && inner !== null) open.push(inner);
    }
  }
  return [];
}
