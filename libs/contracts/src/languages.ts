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
