import type { ErrorDetail } from '@wordgrove/contracts';
import { TOO_MANY_MEMBERS } from '../../../../platform/files/import-fault.js';

/** Returns a fault if an item has more members and items, its own and those inside of them, than one may have. */
export function sizeFaults(maxMembers: number, value: object): ErrorDetail[] {
  const open: object[] = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name in next) {
      count += 1;
      if (count > maxMembers) return [TOO_MANY_MEMBERS];
      const inner: unknown = next[name as keyof typeof next];
      if (typeof inner === 'object' && inner !== null) open.push(inner);
    }
  }
  return [];
}
