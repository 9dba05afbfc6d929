const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Returns text that somebody else chose for a place that takes no elements, such as the title of the tab. Its
 * direction does not change the text around it. Elsewhere, `<bdi>` does the same.
 */
export function isolated(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text.replace(/\p{Bidi_Control}/gu, '')}${POP_ISOLATE}`;
}

/** Returns JSON for people to read, in which characters that would change the direction of what follows are escaped. */
export function readableJson(value: unknown): string {
  const escape = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(/\p{Bidi_Control}/gu, escape);
}
