import type { Language } from '@wordgrove/contracts';

/**
 * Returns the form in which two terms of one language are compared: in NFC, with white space and case
 * folded. German keeps its case, which tells nouns from other words (essen, Essen).
 */
export function termKey(term: string, language: Language): string {
  const spaced = term.normalize('NFC').trim().replace(/\s+/gu, ' ');
  return language === 'LANGUAGE_GERMAN' ? spaced : foldCase(spaced).normalize('NFC');
}

/** Returns a key that tells the words of one user apart. */
export function wordKey(word: { language: Language; termKey: string }): string {
  return `${word.language} ${word.termKey}`;
}

// This matches most terms. The mapping of a whole ASCII text is the same and costs a tenth.
const ASCII = /^[ -~]*$/;

/**
 * Returns the text after Unicode's full case folding, which JavaScript lacks, by means of its case
 * mappings. It maps one code point at a time, because the mapping of a final sigma depends on its
 * neighbours.
 */
function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return Array.from(text, foldCodePoint).join('');
}

// The dotless i folds to itself, although it shares its capital with the dotted i. The first step is for
// the capital sharp s, which is its own capital.
function foldCodePoint(character: string): string {
  return character === 'ı' ? character : character.toLowerCase().toUpperCase().toLowerCase();
}
