// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** Returns a text in one line, at most so long. Tags stay what they are in it: characters. */
export function plainLine(text: string, maxLength: number): string {
  const line = text.normalize('NFC').replace(unprintable, ' ').replace(/\s+/gu, ' ').trim();
  if (line.length <= maxLength) return line;
  // Not within a pair of surrogates.
  return `${line.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Returns the key under which a term is found: its case, marks of composition and spaces do not count. */
export function keyOf(term: string): string {
  return term
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(unprintable, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
