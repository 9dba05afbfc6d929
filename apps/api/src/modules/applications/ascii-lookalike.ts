import { createRequire } from 'node:module';

// The table of Unicode Technical Standard 39, confusables.txt.
const prototypes = createRequire(import.meta.url)('unhomoglyph/data.json') as Record<
  string,
  string
>;
// The library has the table of Unicode 13. These are the characters that look like ASCII only by that of Unicode 17.
const SINCE_THEN: Record<string, string> = {
  ...{ þ: 'p', ʩ: 'fn', ϭ: 'o', ϸ: 'p', џ: 'u' },
  ...{ '\u1004': 'c', '\u105a': 'c', '\u17e0': 'o' },
  ...{ Ⲃ: 'B', Ⲑ: 'O', ⲑ: 'o', ⲓ: 'i', ⲩ: 'y', ⲽ: 'w', Ⳏ: 'P', ⳏ: 'p' },
  ...{ '\u{11dda}': 'l', '\u{11de0}': 'O', '\u{11de1}': 'l', '\u{16eaa}': 'l', '\u{16eb6}': 'b' },
};
const TABLE: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...prototypes, ...SINCE_THEN }),
);
const ASCII = /^[!-~]+$/;

/** Returns the ASCII characters that a character looks like, without its accents, or undefined if there are none. */
export function asciiLookalike(character: string): string | undefined {
  const prototype = TABLE.get(character)?.replace(/\p{M}/gu, '') ?? '';
  return ASCII.test(prototype) ? prototype : undefined;
}
