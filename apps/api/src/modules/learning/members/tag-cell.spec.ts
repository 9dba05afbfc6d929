import fc from 'fast-check';
import { joinTags, splitTags } from './tag-cell.js';

const texts = fc.string({
  unit: fc.constantFrom(...[...'=+-@＝＋－＠'], '\t', '\r', "'", 'a', ';', '\\', ' ', '"', ','),
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
