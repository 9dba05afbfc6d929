import { Dictionary } from '../dictionary/dictionary.js';
import { TermFamily } from '../dictionary/family.js';
import type { Target } from '../dictionary/target.js';
import { Synset, type PartOfSpeech } from '../wordnet/synset.js';
import { substitutionIn } from './substitution.js';

const dictionary = Dictionary.shared();

/**
 * Returns a sense of `lemma` with these words (frames after a colon), as a line of a data file
 * states it.
 */
function target(lemma: string, pos: PartOfSpeech, words: string, frames = ''): Target {
  const count = words.split(' ').length;
  const listed = words.split(' ').join(' 0 ');
  const line = `00000001 30 ${pos} 0${count} ${listed} 0 000 ${frames}| gloss`;
  return {
    entry: { term: lemma, prefix: '', readings: [], certain: true },
    lemma,
    inflection: 'base',
    synset: new Synset(line, pos),
    family: new TermFamily([lemma], false),
    definition: undefined,
    isRare: false,
    isUndecided: false,
    mark: undefined,
    tagCount: 0,
    review: undefined,
    band: 10,
  };
}

const formIn = (text: string, of: Target): string | undefined =>
  substitutionIn(text, of, dictionary)?.form;

const assist = target('assist', 'v', 'help assist', '01 + 08 00 ');

describe('substitutionIn', () => {
  it('takes the form of the synonym that stands there', () => {
    expect(formIn('She helped her brother', assist)).toBe('assisted');
    expect(formIn('He is helping the nurse', assist)).toBe('assisting');
    expect(formIn('Helping children is good', assist)).toBe('Assisting');
    expect(formIn('two sofas', target('couch', 'n', 'sofa couch'))).toBe('couches');
  });

  it('does not replace verbs and adjectives if the next word may belong to them', () => {
    expect(formIn('She helped with the dishes', assist)).toBeUndefined();
    expect(formIn('fond of animals', target('tender', 'a', 'fond tender'))).toBeUndefined();
    expect(formIn('a fond look', target('tender', 'a', 'fond tender'))).toBe('tender');
    expect(formIn('a sofa with arms', target('couch', 'n', 'sofa couch'))).toBe('couch');
  });

  it('does not replace verbs that are used in other sentences', () => {
    const other = target('assist', 'v', 'help assist', '02 + 08 00 + 02 01 ');
    expect(formIn('She helped her brother', other)).toBeUndefined();
  });

  it('does not replace forms that leave open which other form they need', () => {
    expect(
      formIn('He departed today', target('go', 'v', 'depart go', '01 + 01 00 ')),
    ).toBeUndefined();
    expect(
      formIn('They place chairs here', target('put', 'v', 'place put', '01 + 01 00 ')),
    ).toBeUndefined();
  });

  it('does not change texts that have two of them, or none, or one in a compound', () => {
    expect(formIn('Help those who help you', assist)).toBeUndefined();
    expect(formIn('She supported her brother', assist)).toBeUndefined();
    expect(formIn('a self-help book', target('aid', 'n', 'help aid'))).toBeUndefined();
  });

  it('does not replace adjectives that have their own place', () => {
    expect(formIn('an afraid child', target('scared', 'a', 'afraid(p) scared'))).toBeUndefined();
  });
});
