/** The marks of the beginning of a gap, of its hint and of its end. */
export const CLOZE_MARKS = /(\{\{c\d{1,6}(?:,\d{1,6}){0,20}::|::|\}\})/;
export const CLOZE_OPENING = /\{\{c(\d{1,6})(?:,\d{1,6}){0,20}::/;

/** Unwraps Anki's gaps, including nested ones: `{{c1::word::hint}}` becomes `word`. */
export function unwrapClozes(text: string): string {
  const isInHint: boolean[] = [];
  let unwrapped = '';
  for (const piece of text.split(CLOZE_MARKS)) {
    if (CLOZE_OPENING.test(piece)) isInHint.push(isInHint.at(-1) ?? false);
    else if (piece === '}}' && isInHint.length > 0) isInHint.pop();
    else if (piece === '::' && isInHint.length > 0) isInHint[isInHint.length - 1] = true;
    else if (isInHint.at(-1) !== true) unwrapped += piece;
  }
  return unwrapped;
}
