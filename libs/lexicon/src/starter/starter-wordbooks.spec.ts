import { Dictionary } from '../dictionary/dictionary.js';
import { completed } from '../steps.js';
import { makeStarterWordbooks } from './starter-wordbooks.js';

describe('starter wordbooks', () => {
  const dictionary = completed(Dictionary.make());
  const wordbooks = makeStarterWordbooks(dictionary);
  const termsOf = (key: string) => wordbooks.find((each) => each.key === key)?.terms ?? [];

  it('have some hundred terms each, every one once', () => {
    for (const { key, terms } of wordbooks) {
      expect([key, terms.length > 40, terms.length <= 3_000]).toEqual([key, true, true]);
      expect(new Set(terms).size).toBe(terms.length);
    }
  });

  it('are the same every time', () => {
    expect(makeStarterWordbooks(completed(Dictionary.make()))).toEqual(wordbooks);
  });

  it.each([
    ['english-core-1', ['make', 'water', 'small'], ['made', 'waters', 'smaller', 'left']],
    ['english-phrasal-verbs', ['give up', 'look up', 'take off'], ['gave up', 'upset']],
    ['english-animals', ['dog', 'horse', 'bird'], ['dogs', 'table']],
    ['english-food', ['bread', 'milk', 'sugar'], ['bread knife']],
  ])('%s has lemmas, and no forms of them', (key, some, none) => {
    expect(termsOf(key)).toEqual(expect.arrayContaining(some));
    for (const term of none) expect(termsOf(key)).not.toContain(term);
  });

  it('have only terms that the dictionary knows unchanged', () => {
    for (const { terms } of wordbooks)
      for (const term of terms)
        expect(dictionary.find(term)?.readings[0]?.lemma).toBe(term.replaceAll(' ', '_'));
  });
});
