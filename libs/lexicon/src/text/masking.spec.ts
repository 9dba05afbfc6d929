import { maskForms } from './masking.js';

describe('maskForms', () => {
  it('masks every occurrence as a whole word, whatever its case', () => {
    expect(maskForms('Der Hund sieht einen hund.', ['Hund'], 'LANGUAGE_GERMAN')).toEqual({
      text: 'Der ____ sieht einen ____.',
      form: 'Hund',
    });
  });

  it('does not mask a part of a longer word', () => {
    expect(maskForms('Die Hunde bellen.', ['Hund'], 'LANGUAGE_GERMAN')).toBeUndefined();
    expect(maskForms('кошками', ['кошка'], 'LANGUAGE_RUSSIAN')).toBeUndefined();
  });

  it('masks within the text if a language is written without spaces', () => {
    expect(maskForms('我喜欢苹果。', ['苹果'], 'LANGUAGE_CHINESE')?.text).toBe('我喜欢____。');
    expect(maskForms('사과를 먹었다', ['사과'], 'LANGUAGE_KOREAN')?.text).toBe('____를 먹었다');
  });

  it('reports the form that stood in the text, longer forms first', () => {
    const masked = maskForms('He gave up smoking.', ['gave', 'gave up'], 'LANGUAGE_ENGLISH');
    expect(masked).toEqual({ text: 'He ____ smoking.', form: 'gave up' });
  });

  it.each([
    ['a\\b', 'a'],
    ['a^b', 'ab'],
    ['ab$', 'ab'],
    ['a.b', 'acb'],
    ['ab*c', 'ac'],
    ['ab+c', 'abbc'],
    ['ab?c', 'ac'],
    ['a(b)c', 'abc'],
    ['a[b]c', 'abc'],
    ['a{2}b', 'aab'],
    ['a|b', 'a'],
    ['C++', 'C'],
  ])('takes %s literally, not as a pattern', (term, other) => {
    const masked = (text: string) => maskForms(text, [term], 'LANGUAGE_GERMAN')?.text;
    expect(masked(`so ${term} so`)).toBe('so ____ so');
    // Letters beyond ASCII have a pattern of their own.
    expect(masked(`für ${term} für`)).toBe('für ____ für');
    expect(masked(`so ${other} so`)).toBeUndefined();
    expect(masked(`für ${other} für`)).toBeUndefined();
  });

  it('finds nothing if there is nothing to find', () => {
    expect(maskForms('a sentence', [''], 'LANGUAGE_ENGLISH')).toBeUndefined();
  });
});
