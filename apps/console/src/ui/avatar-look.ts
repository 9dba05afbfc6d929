/** White on each of these has a contrast of at least 6.1:1. */
const COLORS = [
  '#1f6f54',
  '#28598f',
  '#8a4a12',
  '#6b3fa0',
  '#9c2f4f',
  '#3d6b1d',
  '#0f6674',
  '#5b5147',
] as const;

/**
 * Returns the colour of an avatar. It comes from an id that nobody chooses, so that a look-alike of an application has
 * another one.
 */
export function avatarColor(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return COLORS[sum % COLORS.length] ?? COLORS[0];
}

const JOINING = /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u;
const CHARACTERS = new Intl.Segmenter('en');

/** Returns the first letters of the first and the last word of a name, or of its only one. Without letters, its first character. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  if (words.length === 0) return [...CHARACTERS.segment(name.trim())][0]?.segment ?? '';
  // Two letters of these scripts would be joined to a word.
  const isJoined = JOINING.test(words[0] ?? '');
  const chosen = words.length > 1 && !isJoined ? [words[0], words.at(-1)] : words.slice(0, 1);
  return chosen
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}
