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

function decode(text: string): QueryValue {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return MALFORMED_VALUE;
  }
}
