const HEX_OF_BINARY = /^[A-Za-z0-9_-]{43}$/;

/** A form in which a secret could lie somewhere. */
export interface Trace {
  name: string;
  bytes: Buffer;
}

/** Every form that would give a secret away: itself, hex, and base64 wherever in a text it begins. */
export function tracesOf(name: string, secret: string): Trace[] {
  const text = Buffer.from(secret);
  const texts = [secret, encodeURIComponent(secret), ...hexOf(text)];
  // Base64 of a longer text looks different, depending on where in it the secret stands.
  for (const offset of [0, 1, 2]) {
    const inside = Buffer.concat([Buffer.alloc(offset), text]).toString('base64');
    const known = inside.slice(Math.ceil((offset * 4) / 3), -4);
    texts.push(known, known.replaceAll('+', '-').replaceAll('/', '_'));
  }
  const forms = texts.map((each) => Buffer.from(each));
  if (HEX_OF_BINARY.test(secret)) {
    const random = Buffer.from(secret, 'base64url');
    forms.push(
      random,
      ...[...hexOf(random), random.toString('base64')].map((each) => Buffer.from(each)),
    );
  }
  const unique = new Map(forms.map((bytes) => [bytes.toString('latin1'), bytes]));
  return [...unique.values()].map((bytes) => ({ name, bytes }));
}

function hexOf(bytes: Buffer): string[] {
  const hex = bytes.toString('hex');
  return [hex, hex.toUpperCase()];
}

/** The names of the secrets of which something has a trace. */
export function found(traces: readonly Trace[], place: Buffer): string[] {
  const names = traces.filter(({ bytes }) => place.includes(bytes)).map(({ name }) => name);
  return [...new Set(names)];
}
