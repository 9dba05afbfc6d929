/** The languages that words can be in: the wire value, the English name and the native name. */
export const LANGUAGES = {
  LANGUAGE_ENGLISH: { englishName: 'English', nativeName: 'English' },
  LANGUAGE_CHINESE: { englishName: 'Chinese', nativeName: '中文' },
  LANGUAGE_SPANISH: { englishName: 'Spanish', nativeName: 'Español' },
  LANGUAGE_FRENCH: { englishName: 'French', nativeName: 'Français' },
  LANGUAGE_GERMAN: { englishName: 'German', nativeName: 'Deutsch' },
  LANGUAGE_JAPANESE: { englishName: 'Japanese', nativeName: '日本語' },
  LANGUAGE_KOREAN: { englishName: 'Korean', nativeName: '한국어' },
  LANGUAGE_PORTUGUESE: { englishName: 'Portuguese', nativeName: 'Português' },
  LANGUAGE_ITALIAN: { englishName: 'Italian', nativeName: 'Italiano' },
  LANGUAGE_RUSSIAN: { englishName: 'Russian', nativeName: 'Русский' },
  LANGUAGE_ARABIC: { englishName: 'Arabic', nativeName: 'العربية' },
  LANGUAGE_DUTCH: { englishName: 'Dutch', nativeName: 'Nederlands' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** Every language, English first. */
export const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];

/** The language of a word for which an application does not give one. */
export const DEFAULT_LANGUAGE: Language = 'LANGUAGE_ENGLISH';

/** True if the value is exactly the wire value of a language. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** The codes of ISO 639 for each language, and other names that people use. */
const OTHER_NAMES: Readonly<Record<Language, string>> = {
  LANGUAGE_ENGLISH: 'en eng englisch anglais inglés inglese inglês',
  LANGUAGE_CHINESE: 'zh zho chi cmn mandarin 汉语 漢語 chinesisch chinois chino',
  LANGUAGE_SPANISH: 'es spa castilian castellano spanisch espagnol',
  LANGUAGE_FRENCH: 'fr fra fre französisch francés francese',
  LANGUAGE_GERMAN: 'de deu ger allemand alemán tedesco',
  LANGUAGE_JAPANESE: 'ja jpn japanisch japonais japonés',
  LANGUAGE_KOREAN: 'ko kor',
  LANGUAGE_PORTUGUESE: 'pt por',
  LANGUAGE_ITALIAN: 'it ita italienisch italien',
  LANGUAGE_RUSSIAN: 'ru rus russisch russe ruso',
  LANGUAGE_ARABIC: 'ar ara',
  LANGUAGE_DUTCH: 'nl nld dut',
};

const NAMED = new Map(
  ALL_LANGUAGES.flatMap((language) => {
    const { englishName, nativeName } = LANGUAGES[language];
    const names = [language, englishName, nativeName, ...OTHER_NAMES[language].split(' ')];
    return names.map((name): [string, Language] => [name.toLowerCase(), language]);
  }),
);

/** The length in UTF-16 code units beyond which a text names no language. */
const MAX_NAME_LENGTH = 100;

/** Returns the language that people or files mean by `fr`, `fr-CA`, `fra`, `French`, `French (Canada)` or `Français`. */
export function languageNamed(text: string): Language | undefined {
  if (text.length > MAX_NAME_LENGTH) return undefined;
  const said = text.trim().normalize('NFC').toLowerCase();
  return NAMED.get(said) ?? NAMED.get(said.split(/[-_(]/, 1)[0]?.trim() ?? '');
}
