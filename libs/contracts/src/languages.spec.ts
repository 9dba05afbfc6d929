import { ALL_LANGUAGES, LANGUAGES, languageNamed } from './languages.js';

describe('the name of a language', () => {
  it('may be its wire value, its English name or its own', () => {
    for (const language of ALL_LANGUAGES) {
      const { englishName, nativeName } = LANGUAGES[language];
      for (const name of [language, englishName, nativeName, englishName.toUpperCase()])
        expect(languageNamed(name)).toBe(language);
    }
  });

  it.each([
    ['fr', 'LANGUAGE_FRENCH'],
    ['fr-CA', 'LANGUAGE_FRENCH'],
    ['pt_BR', 'LANGUAGE_PORTUGUESE'],
    ['zh-Hans-CN', 'LANGUAGE_CHINESE'],
    ['DEU', 'LANGUAGE_GERMAN'],
    [' French (Canada) ', 'LANGUAGE_FRENCH'],
    ['Mandarin', 'LANGUAGE_CHINESE'],
  ])('may be %s', (name, language) => expect(languageNamed(name)).toBe(language));

  it('is not a text of megabytes, which is not looked into', () => {
    expect(languageNamed(`fr-${' '.repeat(8_000_000)}`)).toBeUndefined();
  });

  it.each(['', 'sv', 'klingon', 'LANGUAGE_KLINGON', 'french bread', '-', 'constructor'])(
    'is not %j',
    (name) => expect(languageNamed(name)).toBeUndefined(),
  );
});
