import type { Language } from '@wordgrove/contracts';
import { foldAccents } from '../text/normalization.js';

/** Case, punctuation and white space tell no answers apart; articles and accents are seen to elsewhere. */
export function plainText(text: string, language: Language): string {
  const plain = inOneSpelling(text.normalize('NFKC').toLowerCase(), language)
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return unspaced.has(language) ? plain.replaceAll(' ', '') : plain;
}

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
  if (language === 'LANGUAGE_ARABIC') return text.replace(/[أإآٱ]/g, 'ا').replaceAll('ى', 'ي');
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
