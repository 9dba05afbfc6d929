import type { Language } from '@wordgrove/contracts';
import { inSimplifiedCharacters } from '../text/chinese-script.js';
import { foldAccents } from '../text/normalization.js';

/**
 * Returns a text in lower case, with one kind of apostrophe, without invisible characters, and with
 * European digits. Characters that look like an apostrophe have to be changed first: NFKC turns `´`
 * into an accent and `ʼ` into a letter.
 */
export function tidyText(text: string): string {
  return text
    .replace(/[’‘‛`´ʼʻʹ′＇]/g, "'")
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase();
}

/**
 * Returns the text without differences of case, punctuation and white space, which do not count.
 * Articles and accents are handled elsewhere. If a text has no letters, everything counts.
 */
export function plainText(text: string, language: Language): string {
  const tidy = tidyText(text);
  const plain = inOneSpelling(tidy, language)
    .replace(/'/g, '')
    .replace(initialDot, '')
    .replace(notOfWords, ' ')
    .trim();
  if (plain === '') return tidy.replace(/\s+/gu, ' ').trim();
  return unspaced.has(language) ? plain.replaceAll(' ', '') : plain;
}

/** `U.S.A.` is USA. */
const initialDot = /(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:[\s.]|$))/gu;

/** `C++` and `C#` are not C. */
const notOfWords = /(?:[^\p{L}\p{M}\p{N}+#]|(?<![\p{L}\p{N}+#])[+#])+/gu;

/** These languages are written without spaces. */
const unspaced: ReadonlySet<Language> = new Set<Language>([
  'LANGUAGE_CHINESE',
  'LANGUAGE_JAPANESE',
]);

/**
 * Returns the text with spellings that any teacher treats as the same: Swiss ss and ae on a
 * keyboard without ä, œ as two letters, е for ё, stress marks, Arabic without vowel signs, both kinds of
 * Chinese characters. In English, accents are optional.
 */
function inOneSpelling(text: string, language: Language): string {
  switch (language) {
    case 'LANGUAGE_ENGLISH':
      return foldAccents(text);
    case 'LANGUAGE_GERMAN':
      return text.replaceAll('ß', 'ss');
    case 'LANGUAGE_FRENCH':
      return text.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
    case 'LANGUAGE_RUSSIAN':
      return text
        .replaceAll('ё', 'е')
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC');
    case 'LANGUAGE_ARABIC':
      return text.replace(/[\u064b-\u0652]|\u0640|\u0670/g, '');
    case 'LANGUAGE_CHINESE':
      return inSimplifiedCharacters(text);
    default:
      return text;
  }
}

const accented: ReadonlySet<Language> = new Set<Language>([
  'LANGUAGE_GERMAN',
  'LANGUAGE_SPANISH',
  'LANGUAGE_FRENCH',
  'LANGUAGE_PORTUGUESE',
  'LANGUAGE_ITALIAN',
  'LANGUAGE_DUTCH',
  // for the tones of Pinyin
  'LANGUAGE_CHINESE',
]);

/**
 * Returns the text without the marks that learners most often leave out or confuse: accents, the
 * carriers of hamza, and the difference between the two kana. If only these differ, the answer is
 * nearly right.
 */
export function withoutMarks(text: string, language: Language): string {
  if (accented.has(language)) return foldAccents(text);
  if (language === 'LANGUAGE_ARABIC') return withoutHamza(text).replaceAll('ة', 'ه');
  if (language === 'LANGUAGE_JAPANESE') {
    return text.replace(/[\u30a1-\u30f6]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) - 0x60),
    );
  }
  return text;
}

/** Returns German as typed on a keyboard without umlauts: `schoen` for `schön`. */
export function withUmlautsSpelledOut(text: string): string {
  return text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}

function withoutHamza(text: string): string {
  return text
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ؤ', 'و')
    .replace(/[ىئ]/g, 'ي')
    .replace(/(?<=\p{L}{2})ء$/u, '');
}
