import fc from 'fast-check';
import pg from 'pg';
import { textArray } from './text-arrays.js';

const TEXT_ARRAY: number = 1009;

const items = fc.array(
  fc.oneof(
    fc.constant(null),
    fc.string({ unit: fc.constantFrom(...'"\\,{} \n\tNULaé好', '😀') }),
    fc.constantFrom('', 'NULL', 'null', '\\', '"', '\\"', '{}', 'a note', 'reading'),
  ),
);

/** Returns an array as PostgreSQL prints it. */
function printed(list: readonly (string | null)[]): string {
  const cells = list.map((item) => {
    if (item === null) return 'NULL';
    const isPlain = item !== '' && !/[\s{},"\\]|^null$/i.test(item);
    return isPlain ? item : `"${item.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${cells.join(',')}}`;
}

describe('textArray', () => {
  it('returns the items that PostgreSQL has printed', () => {
    fc.assert(fc.property(items, (list) => expect(textArray(printed(list))).toEqual(list)));
  });

  it('returns what the parser of pg does, for other arrays too', () => {
    const slow = pg.types.getTypeParser(TEXT_ARRAY);
    for (const text of ['{}', '{a}', '{"a b",NULL}', '{{a,b},{c,d}}', '[0:1]={a,"b,"}'])
      expect([text, textArray(text)]).toEqual([text, slow(text)]);
  });

  it('reads a list of long notes', () => {
    const notes = Array.from({ length: 50 }, (_, n) => `${n} "note"\\`.repeat(200));
    expect(textArray(printed(notes))).toEqual(notes);
  });
});
