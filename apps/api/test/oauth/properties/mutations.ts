import fc from 'fast-check';

/** A change of a value before it is encoded; plain data, so that a seed repeats it. */
export type Mutation =
  | { kind: 'flip'; at: number; bit: number }
  | { kind: 'splice'; at: number; remove: number; insert: string }
  | { kind: 'before' | 'after'; text: string }
  | { kind: 'upper' | 'lower' | 'doubled' }
  | { kind: 'replace'; text: string }
  | { kind: 'long'; length: number };

const TEXTS = [
  ...['', ' ', '/', '/..', '/../evil', '?', '#', '#x', '&', '%2e', '\0', '\r\nX: y', ':8443', '*'],
  ...['.evil.example', '@evil.example', 'https://evil.example', '//evil.example', '\\evil.example'],
  ...['none', 'consent', 'code token', 'token', 'S256', 'plain', 'words:read', 'wordbooks:write'],
  ...[
    '\u202e',
    'e\u0301',
    '\u{1f600}',
    '\ud55c',
    '\u2028',
    '\ufeff',
    "'--",
    '${x}',
    '[object Object]',
  ],
];

/** Any code point but halves of pairs. The unit `binary` of fast-check, which has the same, needs seconds to list them. */
export const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));

/** Text that is odd in one way or another. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: codePoint, maxLength: 20 }),
  fc.string({ maxLength: 10 }),
);
/** A place in a value, modulo its length. */
export const place = fc.nat({ max: 200 });

/** A change of a value. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at: place, bit: fc.nat({ max: 6 }) }),
  fc.record({
    kind: fc.constant('splice' as const),
    at: place,
    remove: fc.nat({ max: 3 }),
    insert: text,
  }),
  fc.record({ kind: fc.constantFrom('before' as const, 'after' as const), text }),
  fc.record({ kind: fc.constantFrom('upper' as const, 'lower' as const, 'doubled' as const) }),
  fc.record({ kind: fc.constant('replace' as const), text }),
  fc.record({
    kind: fc.constant('long' as const),
    length: fc.constantFrom(100, 129, 2_048, 2_049, 12_000, 20_000),
  }),
);

/** A value after one change. */
export function mutated(value: string, change: Mutation): string {
  switch (change.kind) {
    case 'replace':
      return change.text;
    case 'before':
      return change.text + value;
    case 'after':
      return value + change.text;
    case 'upper':
      return value.toUpperCase();
    case 'lower':
      return value.toLowerCase();
    case 'long':
      return value.padEnd(change.length, 'a');
    case 'doubled':
      return value + value;
    case 'flip': {
      const at = change.at % Math.max(1, value.length);
      const code = value.charCodeAt(at) ^ (1 << change.bit);
      return value.slice(0, at) + String.fromCharCode(code || 0x40) + value.slice(at + 1);
    }
    case 'splice': {
      const at = change.at % (value.length + 1);
      return value.slice(0, at) + change.insert + value.slice(at + change.remove);
    }
  }
}
