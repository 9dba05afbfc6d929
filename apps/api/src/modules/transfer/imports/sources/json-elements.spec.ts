import fc from 'fast-check';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { JsonElements, type JsonElement } from './json-elements.js';

/** Returns the elements of a text that comes in pieces of these sizes, over and over again. */
function elementsOf(
  text: string | Buffer,
  sizes: readonly number[] = [7],
  elements = new JsonElements(),
): JsonElement[] {
  const bytes = Buffer.from(text);
  const found: JsonElement[] = [];
  for (let at = 0, piece = 0; at < bytes.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1;
    found.push(...elements.push(bytes.subarray(at, at + size)));
    at += size;
  }
  elements.end();
  return found;
}

/** Returns the object that the elements belong to. */
function objectOf(elements: readonly JsonElement[]): Record<string, unknown> {
  const members = new Map<string, unknown>();
  for (const { member, index, text } of elements) {
    const value: unknown = JSON.parse(text);
    const before = members.get(member) as unknown[] | undefined;
    members.set(member, index === null ? value : [...(before ?? []), value]);
  }
  return Object.fromEntries(members);
}

// Empty lists leave no element.
const filled = (value: unknown) => !Array.isArray(value) || value.length > 0;
const objects = fc.dictionary(
  fc.string({ unit: 'grapheme' }).filter((name) => name !== '__proto__'),
  fc.jsonValue({ maxDepth: 4 }).filter(filled),
);
/** Returns the number of members and items of a value, its own and those inside of them. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum, inner) => sum + 1 + countMembers(inner), 0);
}

const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 });

describe('the elements of a JSON object', () => {
  it('are its members and the items of its lists, however it is cut and written', () => {
    fc.assert(
      fc.property(objects, sizes, fc.constantFrom(0, 1, '\t'), (object, pieces, space) => {
        const text = JSON.stringify(object, null, space);
        expect(objectOf(elementsOf(text, pieces))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('tell their lines and places', () => {
    const text = '\uFEFF{\n"a": [1,\n\n{"b":\n2}],\r\n"c": "x"}\n';
    expect(elementsOf(text)).toEqual([
      { parent: '', member: 'a', index: 0, line: 2, text: '1', leastMembers: 0 },
      { parent: '', member: 'a', index: 1, line: 4, text: '{"b":\n2}', leastMembers: 0 },
      { parent: '', member: 'c', index: null, line: 6, text: '"x"', leastMembers: 0 },
    ]);
  });

  it('have at least as many members as their commas and brackets say, and no more than twice as many', () => {
    fc.assert(
      fc.property(objects, (object) => {
        for (const { text, leastMembers } of elementsOf(JSON.stringify(object))) {
          const count = countMembers(JSON.parse(text));
          expect(leastMembers).toBeLessThanOrEqual(count);
          expect(2 * leastMembers + 2).toBeGreaterThanOrEqual(count);
        }
      }),
    );
    const [many] = elementsOf(`{"a":[[${'[],'.repeat(1_000)}[]]]}`);
    expect(many?.leastMembers).toBe(1_000);
  });

  it('are those of one member too, if it is an object', () => {
    fc.assert(
      fc.property(objects, objects, sizes, fc.constantFrom(0, 1), (outer, inner, pieces, space) => {
        const text = JSON.stringify({ ...outer, inside: inner, last: 1 }, null, space);
        const elements = elementsOf(text, pieces, new JsonElements('inside'));
        const of = (parent: string) => objectOf(elements.filter((each) => each.parent === parent));
        const { inside: _inside, ...others } = JSON.parse(text);
        expect(of('inside')).toEqual(JSON.parse(JSON.stringify(inner)));
        expect(of('')).toEqual(others);
      }),
    );
  });

  it('are not taken apart inside of a list, deeper down or if the member is not a list', () => {
    const text = '{"a":{"in":{"b":1}},"in":[{"c":2}],"in":3}';
    const elements = elementsOf(text, [3], new JsonElements('in'));
    expect(elements.map(({ parent, member, text: value }) => [parent, member, value])).toEqual([
      ['', 'a', '{"in":{"b":1}}'],
      ['', 'in', '{"c":2}'],
      ['', 'in', '3'],
    ]);
    const twice = elementsOf('{"in":{"in":{"b":1}}}', [3], new JsonElements('in'));
    expect(twice).toEqual([
      { parent: 'in', member: 'in', index: null, line: 1, text: '{"b":1}', leastMembers: 0 },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['no object', '[1]'],
    ['no JSON', 'term,notes\n'],
    ['an object that breaks off', '{"a": [1, 2'],
    ['an object that breaks off inside', '{"inside": {"a": 1}'],
    ['a string that breaks off', '{"a": "x'],
    ['something behind it', '{"a": 1} x'],
    ['two objects', '{}{}'],
    ['no colon', '{"a" 1}'],
    ['a name without quotes', '{a: 1}'],
  ])('are none of %s', (_title, text) => {
    expect(() => elementsOf(text)).toThrow(ImportFault);
  });

  it('are refused if they are too deep, too large or not UTF-8', () => {
    const deep = `{"a": ${'['.repeat(100)}${']'.repeat(100)}}`;
    expect(() => elementsOf(deep)).toThrow(ImportFault);
    const large = `{"a": ["${'x'.repeat(17 * 1024 * 1024)}"]}`;
    expect(() => elementsOf(large, [262_144])).toThrow(ImportFault);
    const wide = `{"a": [[${'[],'.repeat(1_000_000)}[]]]}`;
    expect(() => elementsOf(wide, [262_144])).toThrow(ImportFault);
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`m${n}`, []]));
    expect(() => elementsOf(JSON.stringify(many), [262_144])).toThrow(ImportFault);
    expect(() => elementsOf(`{"${'x'.repeat(1_001)}": 1}`)).toThrow(ImportFault);
    expect(() => elementsOf(Buffer.from('{"a": "\xff"}', 'latin1'))).toThrow(ImportFault);
  });
});
