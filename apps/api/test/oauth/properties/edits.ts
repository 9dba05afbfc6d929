import fc from 'fast-check';
import { mutation, place, text, type Mutation } from './mutations.js';

/** The form of a value on the wire. */
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
const NAMES = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'x', 'resource', 'nonce'];

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
  // Most faults show only if everything else is right.
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant<Edit[]>([]) },
    { weight: 5, arbitrary: edit.map((each) => [each]) },
    { weight: 3, arbitrary: fc.array(edit, { minLength: 2, maxLength: 4 }) },
  );
}
