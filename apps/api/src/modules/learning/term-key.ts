import type { Language } from '@wordgrove/contracts';

/**
 * The form in which two terms of one language are compared: NFC, white space folded and case folded.
 * German keeps case, which tells its nouns from other words (essen, Essen).
 */
export function termKey(term: string, language: Language): string {
  const spaced = term.normalize('NFC').trim().replace(/\s+/gu, ' ');
  return language === 'LANGUAGE_GERMAN' ? spaced : foldCase(spaced).normalize('NFC');
}

/** Tells the words of one user apart. */
export function wordKey(word: { language: Language; termKey: string }): string {
  return `${word.language} ${word.termKey}`;
}

// Most terms, for which the mapping of a whole text is the same and costs a tenth.
const ASCII = /^[ -~]*$/;

/**
 * Unicode's full case folding, which JavaScript lacks, by way of its case mappings. One code point at
 * a time, since the mapping of a final sigma depends on its neighbours.
 */
function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return Array.from(text, foldCodePoint).join('');
}

// The dotless i folds to itself, although its capital is that of the dotted one. The first step is
// for the capital sharp s, whose capital is itself.
function foldCodePoint(character: string): string {
  return character === 'ı' ? character : character.toLowerCase().toUpperCase().toLowerCase();
}
