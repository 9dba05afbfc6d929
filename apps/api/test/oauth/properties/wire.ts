/** A pair of a query or form as it goes over the wire, already encoded; one char is one byte. */
export interface WirePair {
  name: string;
  value: string;
}

/** Pairs as a query or form. */
export function joinPairs(pairs: readonly WirePair[]): string {
  return pairs.map(({ name, value }) => `${name}=${value}`).join('&');
}

/** Each value of each name; null if a name or value is not percent-encoded UTF-8. */
export type Decoded = ReadonlyMap<string, readonly (string | null)[]>;

/**
 * Reads a query or form, byte by byte and unlike the service does it, so that both can be compared.
 * What cannot be decoded stands under its raw name with the value null.
 */
export function decodeWire(text: string): Decoded {
  const result = new Map<string, (string | null)[]>();
  for (const pair of text.split('&').filter((each) => each !== '')) {
    const [rawName = '', ...rest] = pair.split('=');
    const name = decodeBytes(rawName);
    const value = name === null ? null : decodeBytes(rest.join('='));
    const key = name ?? pair;
    result.set(key, [...(result.get(key) ?? []), value]);
  }
  return result;
}

/** The one value of a name; undefined if it is absent, empty, repeated or undecodable. */
export function sole(decoded: Decoded, name: string): string | undefined {
  const values = decoded.get(name) ?? [];
  return values.length === 1 ? values[0] || undefined : undefined;
}

/** True if each name came once and everything could be decoded. */
export function isClean(decoded: Decoded): boolean {
  return [...decoded.values()].every((values) => values.length === 1 && values[0] !== null);
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeBytes(text: string): string | null {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '%') {
      const hex = text.slice(at + 1, at + 3);
      if (!/^[0-9a-f]{2}$/i.test(hex)) return null;
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(character === '+' ? 0x20 : character.charCodeAt(0));
  }
  try {
    return strict.decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
