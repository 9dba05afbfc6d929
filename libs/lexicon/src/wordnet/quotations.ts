const quote = 0x22;
const newline = 0x0a;
/** In bytes. A longer text between quotes is not an example. */
const MAX_EXAMPLE_BYTES = 400;
/** In bytes. Shorter words are in too many examples to search for any of them. */
const MIN_WORD_BYTES = 3;

/** Returns where the quoted examples of a `data.*` file begin and end, without their quotes. */
export function* quotations(file: Buffer): Generator<{ start: number; end: number }> {
  let opening = file.indexOf(quote);
  while (opening >= 0) {
    const start = opening + 1;
    const end = file.indexOf(quote, start);
    if (end < 0) return;
    const isExample = end - start <= MAX_EXAMPLE_BYTES && !isBroken(file, start, end);
    if (isExample) yield { start, end };
    // A gloss may have a single quote without a partner. Then the next quote opens the next
    // example.
    opening = isExample ? file.indexOf(quote, end + 1) : end;
  }
}

/** Visits the hash of each word of three or more letters, in lower case. */
export function eachWordHash(
  bytes: Buffer,
  start: number,
  end: number,
  visit: (hash: number) => void,
): void {
  let hash = 0x811c9dc5;
  let length = 0;
  for (let at = start; at <= end; at++) {
    const letter = at === end ? 0 : letterAt(bytes, at);
    if (letter > 0) {
      hash = Math.imul(hash ^ letter, 0x01000193);
      length++;
    } else {
      if (length >= MIN_WORD_BYTES) visit((hash ^ (hash >>> 15)) >>> 0);
      hash = 0x811c9dc5;
      length = 0;
    }
  }
}

/** Returns the letter in lower case, as in Latin-1, and 0 for everything else. */
function letterAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0;
  if (byte >= 0x41 && byte <= 0x5a) return byte + 0x20;
  return (byte >= 0x61 && byte <= 0x7a) || byte >= 0xc0 ? byte : 0;
}

function isBroken(file: Buffer, start: number, end: number): boolean {
  const lineEnd = file.indexOf(newline, start);
  return lineEnd >= 0 && lineEnd < end;
}
