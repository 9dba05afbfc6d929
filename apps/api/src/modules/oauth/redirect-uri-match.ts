import type { ClientType } from '@wordgrove/contracts';

// RFC 8252, section 7.3: loopback addresses, but not the name localhost, because it may lead elsewhere.
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|\[::1\])(?=[:/?]|$)/;
const PORT = /^:([1-9]\d{0,4})(?=[/?]|$)/;
const MAX_PORT = 65_535;

/** The members of an application that say where its users may be sent. */
export interface RedirectRegistration {
  clientType: ClientType;
  redirectUris: readonly string[];
}

/**
 * Returns whether the URI equals a registered one as an exact string (rule 3). Loopback URIs of a public
 * application match with any port, because a program on a device listens on whichever port it gets.
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
 * Returns whether a registered URI is one on which any program on the user's machine could listen, including
 * localhost and 127.1. Registration allows http only for that machine, in whichever way it is spelled (rule 4).
 */
export function isLoopbackRedirect(uri: string): boolean {
  return /^http:/i.test(uri);
}

/** Returns a loopback URI without its port. Returns undefined for any other URI, and if the port is invalid. */
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
