import { MAY_BE_MARKS, withOrderedRuns } from './combining-marks.js';

// Control characters other than tab and newline; NUL, which PostgreSQL cannot store, is among them.
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/**
 * Returns text in the form in which it is stored and compared: NFC, without white space at the
 * ends.
 */
export function normalizeText(text: string): string {
  // Most text has no character that can have another form, and need not be read any further.
  return (MAY_BE_MARKS.test(text) ? withOrderedRuns(text).normalize('NFC') : text).trim();
}

/** Returns the length in Unicode code points, the unit of every limit. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * True if the text contains NUL, another control character (newline and tab are fine) or a lone
 * surrogate.
 */
export function hasForbiddenCharacter(text: string): boolean {
  return FORBIDDEN.test(text) || !text.isWellFormed();
}
