/** A query value that is not valid percent-encoded UTF-8, which the validation refuses. */
export const MALFORMED_VALUE = Symbol('malformed');

export type QueryValue = string | typeof MALFORMED_VALUE;

/**
 * Parses a query string without guessing: names stand as they are, brackets included, a repeated one
 * becomes an array, and what is not UTF-8 is marked. Never throws.
 */
export function parseQuery(
  text: string | null | undefined,
): Record<string, QueryValue | QueryValue[]> {
  const result: Record<string, QueryValue | QueryValue[]> = Object.create(null) as never;
  for (const pair of (text ?? '').split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const key = name === MALFORMED_VALUE ? pair : name;
    const value = name === MALFORMED_VALUE ? name : decode(at < 0 ? '' : pair.slice(at + 1));
    const before = result[key];
    if (before === undefined) result[key] = value;
    else if (Array.isArray(before)) before.push(value);
    else result[key] = [before, value];
  }
  return result;
}

const TAIL = '%[89ab][0-9a-f]';

/** The characters of UTF-8 (RFC 3629, section 4), percent-encoded. */
const ENCODED = new RegExp(
  [
    '%[0-7][0-9a-f]',
    `%(?:c[2-9a-f]|d[0-9a-f])${TAIL}`,
    `%(?:e0%[ab][0-9a-f]|e[1-9abcef]${TAIL}|ed%[89][0-9a-f])${TAIL}`,
    `%(?:f0%[9ab][0-9a-f]|f[1-3]${TAIL}|f4%8[0-9a-f])${TAIL}${TAIL}`,
  ].join('|'),
  'gi',
);

function decode(text: string): QueryValue {
  const spaced = text.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  // An exception takes several times as long, and a query has room for thousands of faults.
  return spaced.replace(ENCODED, '').includes('%') ? MALFORMED_VALUE : decodeURIComponent(spaced);
}
