import { createRequire } from 'node:module';

// The table of Unicode Technical Standard 39, confusables.txt.
const prototypes = createRequire(import.meta.url)('unhomoglyph/data.json') as Record<
  string,
  string
>;
const TABLE: ReadonlyMap<string, string> = new Map(Object.entries(prototypes));
const ASCII = /^[!-~]+$/;

/** Returns the ASCII characters that a character looks like, without its accents, or undefined if there are none. */
export function asciiLookalike(character: string): string | undefined {
  const prototype = TABLE.get(character)?.replace(/\p{M}/gu, '') ?? '';
  return ASCII.test(prototype) ? prototype : undefined;
}
