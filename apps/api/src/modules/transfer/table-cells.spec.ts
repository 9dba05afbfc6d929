import fc from 'fast-check';
import { fromCell, joinTags, splitTags, toCell } from './table-cells.js';

const texts = fc.string({
  unit: fc.constantFrom(...[...'=+-@＝＋－＠'], '\t', '\r', "'", 'a', ';', '\\', ' ', '"', ','),
});

describe('a cell', () => {
  it('never begins as a formula does, and comes back as the same text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cell = toCell(text);
        expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
        expect(fromCell(cell)).toBe(text);
      }),
    );
  });

  it('is left alone where it is harmless', () => {
    for (const text of ['', 'harbor', "'tis", 'a=b', '1-2']) expect(toCell(text)).toBe(text);
  });
});

describe('tags in one cell', () => {
  it('come back as they were', () => {
    const tags = fc.array(texts.map((text) => text.trim()).filter((text) => text !== ''));
    fc.assert(fc.property(tags, (list) => expect(splitTags(joinTags(list))).toEqual(list)));
  });

  it('may have white space around, and nothing between', () => {
    expect(splitTags(' a ; b;; c\\;d ;')).toEqual(['a', 'b', 'c;d']);
    expect(splitTags('')).toEqual([]);
    expect(splitTags('a\\')).toEqual(['a\\']);
  });
});
