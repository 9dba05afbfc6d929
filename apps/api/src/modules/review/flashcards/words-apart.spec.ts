import fc from 'fast-check';
import { apart } from './words-apart.js';

const word = (id: string, ...sentences: string[]) => ({ id, sentences });
const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id).join('');

describe('words from one sentence', () => {
  it('have five others between them, and all else stays in order', () => {
    const words = [word('a', 's'), word('b', 's'), ...[...'cdefgh'].map((id) => word(id))];
    expect(idsOf(apart(words))).toBe('acdefgbh');
  });

  it('have others before them if another one was just asked', () => {
    const words = [word('b', 's'), ...[...'cdefgh'].map((id) => word(id))];
    expect(idsOf(apart(words, [word('a', 's')]))).toBe('cdefgbh');
    expect(idsOf(apart(words, [word('a', 's'), word('x'), word('y')]))).toBe('cdebfgh');
  });

  it('follow one another if there are no others', () => {
    expect(idsOf(apart([word('a', 's'), word('b', 's', 't'), word('c', 't')]))).toBe('acb');
    expect(idsOf(apart([word('a', 's'), word('b', 's')]))).toBe('ab');
  });

  it('are neither lost nor repeated', () => {
    const sentences = fc.array(fc.constantFrom('s', 't', 'u'), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(sentences, { maxLength: 40 }), (all) => {
        const words = all.map((each, n) => word(String(n), ...each));
        const ordered = apart(words);
        expect(ordered).toHaveLength(words.length);
        expect(new Set(ordered)).toEqual(new Set(words));
      }),
    );
  });
});
