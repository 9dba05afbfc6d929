import type { ErrorDetail } from '@wordgrove/contracts';
import { TOO_MANY_MEMBERS } from '../../../../platform/files/import-fault.js';

/** Limits in UTF-16 code units, far beyond those of each member. */
const MAX_NAME_LENGTH = 1_000;
const MAX_TEXT_LENGTH = 100_000;

/**
 * Returns a fault if an item has more members and items, its own and those inside of them, than one may have, or if a name or
 * a text in it is far too long. What checks items later may thus copy each text, and make it several times as long.
 */
export function sizeFaults(maxMembers: number, value: object): ErrorDetail[] {
  const open: Part[] = [{ value, field: '' }];
  let count = 0;
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    for (const name in part.value) {
      count += 1;
      if (count > maxMembers) return [TOO_MANY_MEMBERS];
      if (name.length > MAX_NAME_LENGTH)
        return [tooLong(part.field, 'has a member with a name that is too long')];
      const inner: unknown = part.value[name as keyof typeof part.value];
      if (typeof inner === 'string' && inner.length > MAX_TEXT_LENGTH)
        return [tooLong(fieldOf(part, name), 'is far too long')];
      if (typeof inner === 'object' && inner !== null)
        open.push({ value: inner, field: fieldOf(part, name) });
    }
  }
  return [];
}

/** An object or a list in an item, and its path, which is empty for the item itself. */
interface Part {
  value: object;
  field: string;
}

function tooLong(field: string, description: string): ErrorDetail {
  return { reason: 'TOO_LONG', field, description };
}

function fieldOf({ value, field }: Part, name: string): string {
  if (Array.isArray(value)) return `${field}[${name}]`;
  return field === '' ? name : `${field}.${name}`;
}
