import { seededRandom } from '../seeded-random.js';
import { Dictionary } from './dictionary.js';
import { dictionary, target } from './target.fixture.js';

const lemmas = (term: string): string[] =>
  (dictionary.find(term)?.readings ?? []).map((reading) => reading.lemma);

describe('Dictionary.find', () => {
  it('finds the exact term first, whatever its case and spacing', () => {
    expect(lemmas('Garden')[0]).toBe('garden');
    expect(lemmas('  post   office ')[0]).toBe('post_office');
  });

  it.each([
    ['ice-cream', 'ice_cream'],
    ['well known', 'well-known'],
    ['book-store', 'bookstore'],
    ['went', 'go'],
    ['gave up', 'give_up'],
    ['post offices', 'post_office'],
    ['a garden', 'garden'],
    ['the Moon', 'moon'],
    ['to walk', 'walk'],
    ['to go', 'go'],
    ['a part', 'part'],
    ['a la carte', 'a_la_carte'],
    ['be able', 'able'],
    ['no such phrase', undefined],
    ['zzyzx', undefined],
  ])('leads %j to %j', (term, lemma) => {
    expect(lemmas(term)[0]).toBe(lemma);
  });

  it('reads a term after `to` as a verb and after an article as a noun', () => {
    const posOf = (term: string): Set<string> =>
      new Set(dictionary.find(term)?.readings.flatMap(({ senses }) => senses.map((s) => s.pos)));
    expect(posOf('to walk')).toEqual(new Set(['v']));
    expect(posOf('the walk')).toEqual(new Set(['n']));
    expect(posOf('walk')).toEqual(new Set(['n', 'v']));
  });

  it('is only sure of a term that needn’t lose its accents', () => {
    expect(dictionary.find('garden')?.certain).toBe(true);
    expect(dictionary.find('gärden')?.certain).toBe(false);
  });

  it.each(['', ' ', '%', '_', 'constructor', '__proto__', 'a'.repeat(255), '苹果'])(
    'survives %j',
    (term) => {
      expect(() => dictionary.find(term)).not.toThrow();
    },
  );
});

describe('a sense that is far rarer', () => {
  it.each([
    ['supervisor', 'somebody who watches workers and makes sure the work is done properly'],
    ['harmless', 'not able to hurt or damage anyone'],
  ])('is not asked if the usual one can be defined in other words: %s', (term, definition) => {
    expect(target(term).definition).toBe(definition);
  });

  it('is asked if the learner’s note is about it', () => {
    expect(target('supervisor', 'a computer program').definition).toMatch(/^a program that/);
  });
});

describe('the definition', () => {
  it('of a compound does not spell it out', () => {
    const { family } = target('bedbug');
    expect(family.isNamedIn('bug of temperate regions that infests especially beds')).toBe(true);
    expect(family.isNamedIn('a small insect that sucks blood')).toBe(false);
    expect(family.includes('bug')).toBe(false);
  });

  it.each(['cheerfulness', 'attaching', 'anguish', 'activate'])('of %s is grammatical', (term) => {
    const broken = /\bbe(?:ing)? \w+ing\b|emotional make|to something that/;
    expect(target(term).definition ?? '').not.toMatch(broken);
  });

  it.each([
    ['escutcheon', 'scutcheon'],
    ['dazzle', 'bedazzle'],
    ['chlorofluorocarbon', 'fluorocarbon'],
  ])('of %s does not say %s', (term, told) => {
    expect(target(term).family.includes(told)).toBe(true);
  });

  it.each(['spear', 'surprising', 'fretfully', 'punishment', 'novelty'])(
    'of %s does not name it',
    (term) => {
      const { definition, family } = target(term);
      expect(definition).toBeDefined();
      expect(family.isNamedIn(definition ?? '')).toBe(false);
    },
  );

  it('is that of a sense whose gloss does not name the term', () => {
    expect(target('spear').definition).toBe('a weapon with a long handle and a sharp point');
  });

  it.each([
    ['oboist', 'names the term'],
    ['cabdriver', 'names a part that tells the rest'],
    ['actinium', 'is only a remark without the clause that names it'],
  ])('of %s is missing because what is left %s', (term) => {
    expect(target(term, 'met in a book').definition).toBeUndefined();
  });

  it('is not marked by a remark about another word', () => {
    expect(target('comfortable').mark).toBeUndefined();
    expect(target('forward').mark).toBeUndefined();
  });
});

describe('Dictionary.formsOf', () => {
  it.each([
    ['go', 'v', 'past', ['gone', 'went']],
    ['stop', 'v', 'ing', ['stopping']],
    ['mouse', 'n', 'plural', ['mice']],
    ['potato', 'n', 'plural', ['potatoes']],
    ['piano', 'n', 'plural', ['pianos']],
    ['big', 'a', 'superlative', ['biggest']],
    ['honey', 'n', 'base', ['honey']],
    ['zzyzx', 'n', 'plural', []],
  ] as const)('of %s (%s, %s) are those that exist', (lemma, pos, inflection, forms) => {
    expect([...dictionary.formsOf(lemma, pos, inflection)].sort()).toEqual(forms);
  });

  it('begin with the one that people say', () => {
    expect(dictionary.formsOf('work', 'v', 'past')).toEqual(['worked', 'wrought']);
    expect(dictionary.formsOf('tear', 'v', 'past')).not.toContain('teared');
  });

  it('of a phrase change its verb or its last noun', () => {
    expect(dictionary.phraseFormsOf('give_in', 'v', 'ing')).toEqual(['giving in']);
    expect(dictionary.phraseFormsOf('post_office', 'n', 'plural')).toEqual(['post offices']);
  });
});

describe('WordFrequency', () => {
  const { frequency } = dictionary;

  it('knows the commonest band of a word, in every dialect’s spelling', () => {
    expect(frequency.bandOf('the')).toBe(10);
    expect(frequency.bandOf('colour')).toBe(10);
    expect(frequency.bandOf('color')).toBe(10);
    expect(frequency.bandOf('étude')).toBe(50);
    expect(frequency.bandOf('zymolysis')).toBe(70);
  });

  it('takes the rarest word of a phrase, and 80 for the unknown', () => {
    expect(frequency.bandOf('give_up')).toBe(10);
    expect(frequency.bandOf('the aardvark')).toBe(20);
    expect(frequency.bandOf('zzyzx')).toBe(80);
    expect(frequency.bandOf('')).toBe(80);
  });

  it('draws words of about the wanted band', () => {
    const drawn = [...frequency.sample(20, 15, 200, seededRandom('s'))];
    expect(drawn).toHaveLength(200);
    for (const word of drawn) expect([10, 20, 35]).toContain(frequency.bandOf(word));
    expect(new Set(drawn).size).toBeGreaterThan(150);
  });

  it('knows spellings exactly', () => {
    expect(frequency.has('walked')).toBe(true);
    expect(frequency.has('goed')).toBe(false);
    expect(frequency.has('walke')).toBe(false);
    expect(frequency.has('a'.repeat(300))).toBe(false);
  });
});

describe('Dictionary.make', () => {
  it('lets others have their turn between dozens of steps', () => {
    expect([...Dictionary.make()].length).toBeGreaterThan(50);
  });
});
