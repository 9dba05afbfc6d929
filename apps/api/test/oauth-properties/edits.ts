import fc from 'fast-check';
import type { WirePair } from './wire.js';

/** A change of a value before it is encoded; plain data, so that a seed repeats it. */
export type Mutation =
  | { kind: 'flip'; at: number; bit: number }
  | { kind: 'splice'; at: number; remove: number; insert: string }
  | { kind: 'before' | 'after'; text: string }
  | { kind: 'upper' | 'lower' | 'doubled' }
  | { kind: 'replace'; text: string }
  | { kind: 'long'; length: number };

/** How a value is written on the wire. */
export type Encoding = 'component' | 'form' | 'every byte' | 'lower-case hex';

/** A change of the list of parameters. */
export type Edit =
  | { op: 'drop'; name: string }
  | { op: 'repeat'; name: string; value: string | null }
  | { op: 'rename'; name: string; to: string }
  | { op: 'add'; name: string; value: string }
  | { op: 'swap'; name: string; other: string }
  | { op: 'rotate'; by: number }
  | { op: 'mutate'; name: string; mutation: Mutation }
  | { op: 'encode'; name: string; encoding: Encoding }
  | { op: 'damage'; name: string; at: number; raw: string };

/** Percent-encodings that are none, or of no character, and bytes that belong in no URI. */
const RAW = [
  '%',
  '%zz',
  '%4',
  '%00',
  '%FF',
  '%C3',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '\xff',
  '\xc3\xa9',
];
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
const NAMES = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'x', 'resource', 'nonce'];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 10 }),
);
const place = fc.nat({ max: 200 });

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

/** Changes of a list of parameters of these names. */
export function edits(names: readonly [string, ...string[]]): fc.Arbitrary<Edit[]> {
  const name = fc.constantFrom(...names);
  const bracketed = name.chain((base) => fc.constantFrom(`${base}[]`, `${base}[0]`, `${base}.x`));
  const odd = fc.oneof(
    bracketed,
    fc.constantFrom(...NAMES),
    name.map((each) => each.toUpperCase()),
  );
  const encoding = fc.constantFrom<Encoding>('component', 'form', 'every byte', 'lower-case hex');
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({ op: fc.constant('drop' as const), name }),
    fc.record({ op: fc.constant('repeat' as const), name, value: fc.option(text) }),
    fc.record({ op: fc.constant('rename' as const), name, to: odd }),
    fc.record({ op: fc.constant('add' as const), name: fc.oneof(odd, text), value: text }),
    fc.record({ op: fc.constant('swap' as const), name, other: name }),
    fc.record({ op: fc.constant('rotate' as const), by: fc.nat({ max: 9 }) }),
    { weight: 4, arbitrary: fc.record({ op: fc.constant('mutate' as const), name, mutation }) },
    fc.record({ op: fc.constant('encode' as const), name, encoding }),
    fc.record({
      op: fc.constant('damage' as const),
      name,
      at: place,
      raw: fc.constantFrom(...RAW),
    }),
  );
  // Most faults show where all but one thing is right.
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant<Edit[]>([]) },
    { weight: 5, arbitrary: edit.map((each) => [each]) },
    { weight: 3, arbitrary: fc.array(edit, { minLength: 2, maxLength: 4 }) },
  );
}

interface Parameter {
  name: string;
  value: string;
  encoding: Encoding;
  damage?: { at: number; raw: string };
}

/** A valid list of parameters after its changes, as it goes over the wire. */
export function applyEdits(
  valid: Readonly<Record<string, string>>,
  changes: readonly Edit[],
): WirePair[] {
  const start = Object.entries(valid).map(([name, value]): Parameter => {
    return { name, value, encoding: 'component' };
  });
  return changes.reduce(applied, start).map(written);
}

function applied(list: Parameter[], edit: Edit): Parameter[] {
  const each = (change: (parameter: Parameter) => Partial<Parameter>, name: string) =>
    list.map((item) => (item.name === name ? { ...item, ...change(item) } : item));
  const valueOf = (name: string) => list.find((item) => item.name === name)?.value ?? '';
  switch (edit.op) {
    case 'drop':
      return list.filter(({ name }) => name !== edit.name);
    case 'repeat':
      return [...list, plain(edit.name, edit.value ?? valueOf(edit.name))];
    case 'add':
      return [...list, plain(edit.name, edit.value)];
    case 'rename':
      return each(() => ({ name: edit.to }), edit.name);
    case 'rotate':
      return [...list.slice(edit.by), ...list.slice(0, edit.by)];
    case 'swap':
      return swapped(list, edit);
    case 'mutate':
      return each(({ value }) => ({ value: mutated(value, edit.mutation) }), edit.name);
    case 'encode':
      return each(() => ({ encoding: edit.encoding }), edit.name);
    case 'damage':
      return each(() => ({ damage: edit }), edit.name);
  }
}

function swapped(list: Parameter[], edit: { name: string; other: string }): Parameter[] {
  const names: Record<string, string> = { [edit.name]: edit.other, [edit.other]: edit.name };
  return list.map((item) => ({
    ...item,
    name: Object.hasOwn(names, item.name) ? (names[item.name] ?? '') : item.name,
  }));
}

function plain(name: string, value: string): Parameter {
  return { name, value, encoding: 'component' };
}

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

function written({ name, value, encoding, damage }: Parameter): WirePair {
  const encoded = ENCODERS[encoding](value.toWellFormed());
  const at = damage === undefined ? 0 : damage.at % (encoded.length + 1);
  const raw = damage?.raw ?? '';
  return {
    name: ENCODERS.component(name.toWellFormed()),
    value: encoded.slice(0, at) + raw + encoded.slice(at),
  };
}

const everyByte = (value: string) =>
  Buffer.from(value).toString('hex').toUpperCase().replace(/../g, '%$&');

const ENCODERS: Record<Encoding, (value: string) => string> = {
  component: encodeURIComponent,
  form: (value) => encodeURIComponent(value).replaceAll('%20', '+'),
  'every byte': everyByte,
  'lower-case hex': (value) => everyByte(value).toLowerCase(),
};
