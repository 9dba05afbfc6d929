import { inflect } from './inflection.js';
import { Morphology } from './morphology.js';

const morphology = new Morphology();

describe('Morphology', () => {
  it.each([
    ['went', 'go', 'past'],
    ['mice', 'mouse', 'plural'],
    ['worse', 'bad', 'comparative'],
    ['worst', 'bad', 'superlative'],
    ['running', 'run', 'ing'],
    ['studies', 'study', 'plural'],
    ['walked', 'walk', 'past'],
    ['makes', 'make', 'third'],
    ['firemen', 'fireman', 'plural'],
  ])('leads %s back to %s (%s)', (word, lemma, inflection) => {
    expect(morphology.baseForms(word)).toContainEqual(
      expect.objectContaining({ lemma, inflection }),
    );
  });

  it('adds es to sibilants and o only: singes is no form of sing', () => {
    const lemmas = (word: string) => morphology.baseForms(word).map(({ lemma }) => lemma);
    expect(lemmas('singes')).not.toContain('sing');
    expect(lemmas('goes')).toContain('go');
    expect(lemmas('pushes')).toContain('push');
  });

  it('leaves nothing of a word that is only a suffix', () => {
    expect(morphology.baseForms('ing')).toEqual([]);
    expect(morphology.baseForms('s')).toEqual([]);
  });
});

describe('inflect', () => {
  it.each([
    ['city', 'plural', 'cities'],
    ['box', 'plural', 'boxes'],
    ['day', 'plural', 'days'],
    ['watch', 'third', 'watches'],
    ['love', 'past', 'loved'],
    ['love', 'ing', 'loving'],
    ['stop', 'past', 'stopped'],
    ['dye', 'ing', 'dyeing'],
    ['hoe', 'ing', 'hoeing'],
    ['carry', 'past', 'carried'],
    ['carry', 'ing', 'carrying'],
    ['big', 'superlative', 'biggest'],
    ['walk', 'base', 'walk'],
  ] as const)('makes of %s the %s %s', (lemma, inflection, form) => {
    expect(inflect(lemma, inflection)[0]).toBe(form);
  });

  it('offers both spellings if the stress decides', () => {
    expect(inflect('visit', 'past')).toEqual(['visitted', 'visited']);
  });
});
