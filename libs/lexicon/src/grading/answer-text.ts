import type { Language } from '@wordgrove/contracts';
import { foldAccents } from '../text/normalization.js';

/**
 * A text in lower case, with one kind of apostrophe, no invisible characters, and European digits. What
 * looks like an apostrophe has to be changed first: NFKC makes an accent of `´` and a letter of `ʼ`.
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
 * Case, punctuation and white space tell no answers apart; articles and accents are seen to elsewhere.
 * Of what has no letters, all counts.
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

/** Written without spaces. */
const unspaced: ReadonlySet<Language> = new Set<Language>([
  'LANGUAGE_CHINESE',
  'LANGUAGE_JAPANESE',
]);

/**
 * Spellings that any teacher takes for the same: Swiss ss and ae on a keyboard without ä, œ in two
 * letters, е for ё, stress marks, Arabic without vowel signs. English drops accents as it likes.
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
]);

/**
 * The text without what learners leave out or mistake most: accents, the carriers of hamza, and which
 * of the two kana it is written in. Where only these differ, the answer is nearly right.
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

/** German on a keyboard without umlauts: `schoen` for `schön`. */
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
