import { dictionary, target } from '../dictionary/target.fixture.js';
import { inFormOf } from './option-form.js';

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
