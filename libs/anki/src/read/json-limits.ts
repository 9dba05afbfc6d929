/** More than in any real collection: a few levels, and some twenty values for each field of a note type. */
const MAX_DEPTH = 32;
const MAX_VALUES = 200_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Returns whether parsing a JSON text takes about as much memory as the text itself. Nested and empty
 * lists take thirty times as much. Returns true for some texts that are not JSON.
 */
export function isWithinJsonLimits(json: string): boolean {
  let [depth, values] = [0, 0];
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isInString = !isInString;
    else if (isInString) at += code === BACKSLASH ? 1 : 0;
    else {
      if (OPENING.has(code)) depth += 1;
      if (CLOSING.has(code)) depth -= 1;
      if (code === COMMA || OPENING.has(code)) values += 1;
      if (depth > MAX_DEPTH || values > MAX_VALUES) return false;
    }
  }
  return true;
}
