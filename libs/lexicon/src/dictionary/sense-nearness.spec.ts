import { Dictionary } from './dictionary.js';
import { SenseNearness } from './sense-nearness.js';

const dictionary = Dictionary.shared();

/** Returns how strongly a sentence as a whole supports the sense of a term whose gloss has these words. */
function support(term: string, gloss: string, sentence: string): number {
  const entry = dictionary.find(term);
  if (entry === undefined) throw new Error(`There is no ${term}.`);
  const synset = entry.readings
    .flatMap(({ senses }) => senses)
    .map((sense) => dictionary.wordnet.synset(sense.synset))
    .find(({ definition }) => definition.includes(gloss));
  if (synset === undefined) throw new Error(`There is no ${term}: ${gloss}.`);
  return new SenseNearness(entry, [sentence], dictionary).weightFor(synset, term);
}

describe('the nearness of a sentence to a sense', () => {
  it('is more for a sense of the same subject, although no word is the same', () => {
    const sentence = 'The soprano and the tenor were accompanied by an oboe.';
    const music = support('score', 'a written form of a musical composition', sentence);
    const sport = support('score', 'a number that expresses the accomplishment', sentence);
    expect(music).toBeGreaterThan(sport + 1);
  });

  it('is more for a sense whose examples have the same word after the term', () => {
    const sentence = 'Honesty is the key to it.';
    const other = 'Honesty is the key.';
    const gain = (gloss: string): number =>
      support('key', gloss, sentence) - support('key', gloss, other);
    expect(gain('something crucial for explaining')).toBe(3);
    expect(gain('metal device shaped')).toBe(0);
  });

  it('does not count what follows an adverb', () => {
    const sentence = 'Have you been waiting long for it?';
    const other = 'Have you been waiting long?';
    const time = 'for an extended time';
    expect(support('long', time, sentence)).toBe(support('long', time, other));
  });

  it('is nothing if no word carries meaning', () => {
    expect(support('bank', 'sloping land', 'It was the bank.')).toBe(0);
  });
});
