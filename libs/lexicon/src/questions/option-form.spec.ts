import { dictionary, target } from '../dictionary/target.fixture.js';
import { inFormOf, isSeldomInFormOf } from './option-form.js';

describe('an option beside “walked”', () => {
  const formOf = (word: string) => inFormOf(target('walked'), word, dictionary);

  it.each([
    ['carry', 'carried'],
    ['run', 'ran'],
    ['win', 'won'],
    ['sew', 'sewed'],
    ['swell', 'swelled'],
  ])('has its form: %s', (word, form) => expect(formOf(word)).toBe(form));

  it.each(['shake', 'beat', 'give up'])('may not be a participle: %s', (word) =>
    expect(formOf(word)).toBeUndefined(),
  );
});

it('beside “happier” is another comparative in one word', () => {
  expect(inFormOf(target('happier'), 'sad', dictionary)).toBe('sadder');
  for (const word of ['premature', 'tired', 'ancient'])
    expect(inFormOf(target('happier'), word, dictionary)).toBeUndefined();
});

it('beside “onions” is a plural that people use', () => {
  expect(isSeldomInFormOf(target('onions'), 'carrot', dictionary)).toBe(false);
  for (const word of ['anger', 'pumice'])
    expect(isSeldomInFormOf(target('onions'), word, dictionary)).toBe(true);
});

it.each([
  ['camera', 'cameras'],
  ['genius', 'geniuses'],
  ['brother', 'brothers'],
  ['bus', 'buses'],
  ['cactus', 'cacti'],
  ['emphasis', 'emphases'],
  ['wolf', 'wolves'],
])('beside “onions” is the usual plural of %s', (word, form) =>
  expect(inFormOf(target('onions'), word, dictionary)).toBe(form),
);

describe('a form that nobody uses', () => {
  it.each(['pumices', 'teared', 'absurdest', 'screechier', 'debasements', 'articulations'])(
    'is asked in its base form: %s',
    (term) => expect(target(term).inflection).toBe('base'),
  );

  it.each(['elections', 'happier', 'feelings'])('is told from a usual one: %s', (term) =>
    expect(target(term).inflection).not.toBe('base'),
  );

  it('is asked as what its base form mostly is, unless a sentence has it', () => {
    expect(target('alibied')).toMatchObject({ inflection: 'base', synset: { pos: 'n' } });
    const met = target('alibied', undefined, 'His friends alibied him for the night.');
    expect(met.synset.pos).toBe('v');
  });

  it('is not asked in that sense if it has another', () => {
    expect(target('peppers').definition).toMatch(/vegetable/);
    expect(target('peppers').inflection).toBe('plural');
    expect(target('considerations').definition).toMatch(/^a fact/);
    expect(target('corns').synset.pos).toBe('n');
  });
});
