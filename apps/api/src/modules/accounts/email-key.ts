import { normalizeText } from '@wordgrove/contracts';

/**
 * Returns the form in which e-mail addresses are compared: NFC and case folded, so that no second account can
 * pose as `Ada@example.org`. Code points are folded one at a time, because the mapping of a final sigma depends
 * on its neighbours.
 */
export function emailKey(email: string): string {
  return Array.from(normalizeText(email), foldCodePoint).join('').normalize('NFC');
}

// The dotless i folds to itself, although its capital letter is the same as that of the dotted i.
function foldCodePoint(character: string): string {
  return character === 'ı' ? character : character.toUpperCase().toLowerCase();
}
