const MARKS = /(\{\{c\d{1,6}(?:,\d{1,6}){0,20}::|::|\}\})/;
const OPENING = /^\{\{c\d/;

/** Unwraps Anki's gaps, including nested ones: `{{c1::word::hint}}` becomes `word`. */
export function unwrapClozes(text: string): string {
  const isInHint: boolean[] = [];
  let unwrapped = '';
  for (const piece of text.split(MARKS)) {
    if (OPENING.test(piece)) isInHint.push(isInHint.at(-1) ?? false);
    else if (piece === '}}' && isInHint.length > 0) isInHint.pop();
    else if (piece === '::' && isInHint.length > 0) isInHint[isInHint.length - 1] = true;
    else if (isInHint.at(-1) !== true) unwrapped += piece;
  }
  return unwrapped;
}
