/**
 * The driver checks the certificate in each of these modes, and warns on the standard error that a later
 * version may not.
 */
const CHECKED = /^(prefer|require|verify-ca)$/;

/** Returns the URL with the mode that says what the driver does, and about which it does not warn. */
export function strictSslMode(url: string): string {
  const parsed = new URL(url);
  const { searchParams } = parsed;
  if (!CHECKED.test(searchParams.get('sslmode') ?? '')) return url;
  if (searchParams.has('uselibpqcompat')) return url;
  searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}
