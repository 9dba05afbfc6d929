import fc from 'fast-check';
import { jsonBytes, lengthened, longText, type LongText } from './texts.js';

/** A change of a value at one place. */
export interface Mutation {
  /** The place, modulo the number of places. */
  at: number;
  change: Change;
}

type Change =
  | { kind: 'replace'; by: unknown }
  | { kind: 'remove' }
  | { kind: 'add'; members: object }
  | { kind: 'repeat'; count: number }
  | { kind: 'nest'; depth: number }
  | { kind: 'lengthen'; text: LongText; bytes: number };

/** The largest body that any operation takes. */
const MAX_BYTES = 1024 * 1024;

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31) - 1, '', ' ', 'a', '1', 'true'],
  ...['\0', '\ud800', '\u202e', '\u0001', 'constructor', '2026-02-30T00:00:00Z', 'javascript:0'],
  ...[[], {}, [[]], [null], [1, 'a', {}], { length: 3 }, { toString: 1 }],
];
const NAMES = ['x', '', '__proto__', 'constructor', 'toString', 'then', '\0', '😀', 'a.b[0]'];

/** Sizes, most of them at the limits of members, and a few at those of bodies. */
const size = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(2, 6, 50, 51, 65, 100, 101, 256, 500, 501) },
  { weight: 3, arbitrary: fc.constantFrom(1_000, 1_001, 2_001, 10_001) },
  { weight: 1, arbitrary: fc.constantFrom(100_000, 262_144, 1_048_576) },
);

const membersOf = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, 1]));

/** Objects of many members, which take long to create. The largest takes long to send, too. */
const [MOST_MEMBERS, ...MANY_MEMBERS] = [20_000, 1_001, 1_000, 101].map((count) =>
  membersOf(Array.from({ length: count }, (_, index) => `unknown_member_${index}`)),
);

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('replace' as const),
      by: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom<unknown>(...ODD_VALUES) },
        fc.tuple(longText, size).map(([text, bytes]) => lengthened('x', text, bytes, jsonBytes)),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'remove' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      members: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...NAMES).map((name) => membersOf([name])) },
        size.map((count) => membersOf(['n'.repeat(count)])),
        {
          weight: 2,
          arbitrary: fc.oneof(
            { weight: 9, arbitrary: fc.constantFrom(...MANY_MEMBERS) },
            fc.constant(MOST_MEMBERS as object),
          ),
        },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), count: size }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('lengthen' as const),
      text: longText,
      bytes: fc.constantFrom(64, 2_001, 10_001, 100_000, 250_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('nest' as const),
      depth: fc.constantFrom(1, 31, 33, 2_000),
    }),
  },
);

/** One to three changes. The first place is the whole body. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({ at: fc.oneof(fc.constant(0), fc.nat({ max: 60 }), fc.nat({ max: 60 })), change }),
  { minLength: 1, maxLength: 3 },
);

/** Returns the value after the changes. */
export function mutated(value: unknown, changes: readonly Mutation[]): unknown {
  return changes.reduce((made, each) => {
    const count = countOf(made);
    return changedAt(made, each.at % count, each.change);
  }, value);
}

/** Returns the value with each of its texts lengthened, all together to this many bytes of JSON. */
export function withLongTexts(value: unknown, text: LongText, bytes: number): unknown {
  const each = Math.floor(bytes / Math.max(1, textsIn(value)));
  const change: Change = { kind: 'lengthen', text, bytes: each };
  return Array.from({ length: countOf(value) }, (_, at) => at).reduce(
    (made, at) => changedAt(made, at, change),
    value,
  );
}

function textsIn(value: unknown): number {
  const own = typeof value === 'string' ? 1 : 0;
  return innerOf(value).reduce((sum, [, each]) => sum + textsIn(each), own);
}

/** The number of values in a value, itself included. Deep or long ones count as one. */
function countOf(value: unknown): number {
  const inner = innerOf(value);
  return inner.reduce((sum, [, each]) => sum + countOf(each), 1);
}

function innerOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  const isLong = (Array.isArray(value) ? value : Object.keys(value)).length > 50;
  return isLong || (Array.isArray(value) && Array.isArray(value[0])) ? [] : Object.entries(value);
}

function changedAt(value: unknown, at: number, change: Change): unknown {
  if (at === 0) return changed(value, change);
  let before = 1;
  for (const [name, each] of innerOf(value)) {
    const count = countOf(each);
    if (at < before + count) {
      const isRemoved = at === before && change.kind === 'remove';
      return withMember(value, name, isRemoved ? REMOVED : changedAt(each, at - before, change));
    }
    before += count;
  }
  return value;
}

const REMOVED = Symbol('removed');

function withMember(owner: unknown, name: string, member: unknown): unknown {
  const entries = Object.entries(owner as object).flatMap(([key, value]) =>
    key !== name ? [[key, value]] : member === REMOVED ? [] : [[key, member]],
  );
  return Array.isArray(owner)
    ? entries.map(([, each]) => each as unknown)
    : (Object.fromEntries(entries) as unknown);
}

function changed(value: unknown, change: Change): unknown {
  switch (change.kind) {
    case 'replace':
      return change.by;
    case 'remove':
      return undefined;
    case 'add':
      return { ...(typeof value === 'object' ? value : undefined), ...change.members };
    case 'repeat':
      return repeatedList(change.count, Array.isArray(value) ? value[0] : value);
    case 'nest':
      return nested(value, change.depth);
    case 'lengthen':
      return typeof value === 'string'
        ? lengthened(value, change.text, change.bytes, jsonBytes)
        : value;
  }
}

function repeatedList(count: number, item: unknown = 1): unknown[] {
  const bytes = (JSON.stringify(item) ?? '').length + 1;
  return Array<unknown>(Math.min(count, Math.floor(MAX_BYTES / bytes))).fill(item);
}

function nested(value: unknown, depth: number): unknown {
  let made = value;
  for (let level = 0; level < depth; level += 1) made = [made];
  return made;
}
