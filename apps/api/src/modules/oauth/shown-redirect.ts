/** The text in the place of a value that is not shown. */
const MASK = '•••';

/**
 * Returns a redirect URI that was sent, as the log may have it. Values in its query that no registered URI has are masked, and so
 * are user names, passwords and fragments: people send tokens in all of them.
 */
export function shownRedirect(sent: string, registered: readonly string[]): string {
  const [address = '', fragment] = split(sent, '#');
  const [path = '', query] = split(address, '?');
  const known = new Set(registered.flatMap((uri) => pairsOf(split(uri, '?')[1])));
  const pairs = pairsOf(query).map((pair) => (known.has(pair) ? pair : maskedPair(pair)));
  return [
    printable(path.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, `$1${MASK}@`)),
    query === undefined ? '' : `?${pairs.join('&')}`,
    fragment === undefined ? '' : `#${MASK}`,
  ].join('');
}

function pairsOf(query: string | undefined): string[] {
  return query === undefined || query === '' ? [] : query.split('&');
}

function maskedPair(pair: string): string {
  const [name = '', value] = split(pair, '=');
  const shownName = /^[\w.-]{1,40}$/.test(name) ? name : MASK;
  return value === undefined || value === '' ? shownName : `${shownName}=${MASK}`;
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '\u{fffd}');
}

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
