import { normalizeText } from '@wordgrove/contracts';

/**
 * The form in which e-mail addresses are compared: NFC and case folded, so that no second account can
 * pose as `Ada@example.org`. One code point at a time, since the mapping of a final sigma depends on
 * its neighbours.
 */
export function emailKey(email: string): string {
  return Array.from(normalizeText(email), foldCodePoint).join('').normalize('NFC');
}

// The dotless i folds to itself, although its capital is that of the dotted one.
function foldCodePoint(character: string): string {
  return character === 'ı' ? character : character.toUpperCase().toLowerCase();
}
