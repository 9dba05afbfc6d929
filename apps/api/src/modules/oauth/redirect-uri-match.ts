import type { ClientType } from '@wordgrove/contracts';

// RFC 8252, section 7.3: loopback addresses, but not the name localhost, which may lead elsewhere.
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|\[::1\])(?=[:/?]|$)/;
const PORT = /^:([1-9]\d{0,4})(?=[/?]|$)/;
const MAX_PORT = 65_535;

/** What of an application says where its users may be sent. */
export interface RedirectRegistration {
  clientType: ClientType;
  redirectUris: readonly string[];
}

/**
 * True where the URI equals a registered one as an exact string (rule 3). A public application's
 * loopback URIs match with any port, since a program on a device listens on the port that it gets.
 */
export function isRegisteredRedirect(
  uri: string,
  { clientType, redirectUris }: RedirectRegistration,
): boolean {
  if (redirectUris.includes(uri)) return true;
  if (clientType !== 'PUBLIC') return false;
  const requested = withoutPort(uri);
  return (
    requested !== undefined &&
    redirectUris.some((registered) => withoutPort(registered) === requested)
  );
}

/**
 * True for a registered URI that any program on the user's machine could listen on, localhost and
 * 127.1 included: registration takes http for that machine only, however it is spelled (rule 4).
 */
export function isLoopbackRedirect(uri: string): boolean {
  return /^http:/i.test(uri);
}

/** A loopback URI less its port; undefined for any other URI, and where the port is none. */
function withoutPort(uri: string): string | undefined {
  const start = LOOPBACK.exec(uri)?.[0];
  if (start === undefined) return undefined;
  const rest = uri.slice(start.length);
  if (!rest.startsWith(':')) return uri;
  const port = PORT.exec(rest);
  return port !== null && Number(port[1]) <= MAX_PORT
    ? start + rest.slice(port[0].length)
    : undefined;
}
