import { dictionary, target } from '../dictionary/target.fixture.js';
import { inFormOf, isSeldomInFormOf } from './option-form.js';

describe('an option beside “walked”', () => {
  const formOf = (word: string) => inFormOf(target('walked'), word, dictionary);

  it.each([
    ['carry', 'carried'],
    ['run', 'ran'],
    ['win', 'won'],
  ])('has its form: %s', (word, form) => expect(formOf(word)).toBe(form));

  it.each(['shake', 'sew', 'swell'])('is not a participle: %s', (word) =>
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

describe('a form that nobody uses', () => {
  it.each(['pumices', 'teared', 'absurdest', 'screechier', 'debasements', 'articulations'])(
    'is asked in its base form: %s',
    (term) => expect(target(term).inflection).toBe('base'),
  );

  it.each(['elections', 'happier', 'feelings'])('is told from a usual one: %s', (term) =>
    expect(target(term).inflection).not.toBe('base'),
  );

  it('is not asked in that sense if it has another', () => {
    expect(target('peppers').definition).toMatch(/vegetable/);
    expect(target('peppers').inflection).toBe('plural');
    expect(target('considerations').definition).toMatch(/^a fact/);
    expect(target('corns').synset.pos).toBe('n');
  });
});
