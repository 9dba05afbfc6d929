import type { Language } from '@wordgrove/contracts';
import { PackError } from './pack-error.js';

/** The codes of ISO 639-1 and 639-3, and those of 639-2 that differ from them. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  ...{ en: 'LANGUAGE_ENGLISH', eng: 'LANGUAGE_ENGLISH' },
  ...{ zh: 'LANGUAGE_CHINESE', zho: 'LANGUAGE_CHINESE', chi: 'LANGUAGE_CHINESE' },
  cmn: 'LANGUAGE_CHINESE',
  ...{ es: 'LANGUAGE_SPANISH', spa: 'LANGUAGE_SPANISH' },
  ...{ fr: 'LANGUAGE_FRENCH', fra: 'LANGUAGE_FRENCH', fre: 'LANGUAGE_FRENCH' },
  ...{ de: 'LANGUAGE_GERMAN', deu: 'LANGUAGE_GERMAN', ger: 'LANGUAGE_GERMAN' },
  ...{ ja: 'LANGUAGE_JAPANESE', jpn: 'LANGUAGE_JAPANESE' },
  ...{ ko: 'LANGUAGE_KOREAN', kor: 'LANGUAGE_KOREAN' },
  ...{ pt: 'LANGUAGE_PORTUGUESE', por: 'LANGUAGE_PORTUGUESE' },
  ...{ it: 'LANGUAGE_ITALIAN', ita: 'LANGUAGE_ITALIAN' },
  ...{ ru: 'LANGUAGE_RUSSIAN', rus: 'LANGUAGE_RUSSIAN' },
  ...{ ar: 'LANGUAGE_ARABIC', ara: 'LANGUAGE_ARABIC' },
  ...{ nl: 'LANGUAGE_DUTCH', nld: 'LANGUAGE_DUTCH', dut: 'LANGUAGE_DUTCH' },
};

const pair = /(?:^|[-_. ])([a-z]{2,3})[-_]([a-z]{2,3})(?=$|[-_. ])/;
const single = /[-_. ]([a-z]{2,3})$/;

/** The languages of a dictionary: that of its terms, and the code of that of its definitions if it is known. */
export interface PackLanguages {
  language: Language;
  definitionLanguage: string | null;
}

/**
 * Returns the languages that a pack states, or that its name ends with: `freedict-deu-eng`, `jmdict.ja`.
 * @throws PackError if there is none, or none of ours
 */
export function languagesOf(name: string, stated?: { from: string; to?: string }): PackLanguages {
  const lower = name.toLowerCase();
  const [, from = single.exec(lower)?.[1], to] = stated
    ? ['', stated.from, stated.to]
    : (pair.exec(lower) ?? []);
  if (from === undefined)
    throw new PackError(
      'It does not tell the language of its words. Let its name end with the codes of its languages, such as `-deu-eng`, or of one, such as `.ja`.',
    );
  const code = from.toLowerCase().split(/[-_]/)[0] ?? '';
  const language = Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
  if (language === undefined)
    throw new PackError(
      `Words in its language, ${JSON.stringify(from.slice(0, 20))}, cannot be learned here.`,
    );
  return { language, definitionLanguage: to?.slice(0, 20) ?? null };
}

/** Returns whether a code of a language, as packs state it, is that of English. */
export function isEnglish(code: string | null): boolean {
  return code === 'en' || code === 'eng';
}
