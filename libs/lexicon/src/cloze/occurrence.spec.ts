import { Dictionary } from '../dictionary/dictionary.js';
import type { PartOfSpeech } from '../wordnet/synset.js';
import { occurrencesOf } from './occurrence.js';

const found = (lemma: string, pos: PartOfSpeech, text: string): string[] =>
  occurrencesOf(lemma, pos, text, Dictionary.shared()).map(
    ({ form, inflection }) => `${form} ${inflection}`,
  );

describe('occurrencesOf', () => {
  it('finds a word in any of its forms', () => {
    expect(found('mouse', 'n', 'The mice fear one mouse.')).toEqual(['mice plural', 'mouse base']);
    expect(found('go', 'v', 'He went, and she goes.')).toEqual(['went past', 'goes third']);
    expect(found('big', 'a', 'bigger than the biggest')).toEqual([
      'bigger comparative',
      'biggest superlative',
    ]);
  });

  it('finds a phrase that is inflected at its verb, or at its noun', () => {
    expect(found('give_up', 'v', 'He gave up smoking')).toEqual(['gave up past']);
    expect(found('post_office', 'n', 'two post offices')).toEqual(['post offices plural']);
  });

  it('finds neither parts of words nor of compounds, nor names', () => {
    expect(found('cat', 'n', 'a category of catlike cat-fish')).toEqual([]);
    expect(found('bill', 'n', 'I know Bill well')).toEqual([]);
    expect(found('bill', 'n', 'Bills are due')).toEqual(['Bills plural']);
  });

  it('goes by the part of speech', () => {
    expect(found('leave', 'v', 'the leaves fall')).toEqual(['leaves third']);
    expect(found('leaf', 'n', 'the leaves fall')).toEqual(['leaves plural']);
    expect(found('leaf', 'a', 'the leaves fall')).toEqual([]);
  });
});
