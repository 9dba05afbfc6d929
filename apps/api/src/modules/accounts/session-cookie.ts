import { parse, serialize } from 'cookie';

/** How long a session lasts from its sign-in, in milliseconds. */
export const SESSION_LIFETIME_MS = 30 * 24 * 3_600_000;

/** The cookie's name; on https browsers hold it to this host, its root path and `Secure`. */
export function sessionCookieName(baseUrl: string): string {
  return isHttps(baseUrl) ? '__Host-wordgrove_session' : 'wordgrove_session';
}

/** The session id of a `Cookie` header, if there is one. */
export function readSessionCookie(header: string | undefined, baseUrl: string): string | undefined {
  return parse(header ?? '')[sessionCookieName(baseUrl)] || undefined;
}

/** A `Set-Cookie` header with the session id. */
export function sessionCookie(sessionId: string, baseUrl: string): string {
  return serialize(sessionCookieName(baseUrl), sessionId, {
    ...attributes(baseUrl),
    maxAge: SESSION_LIFETIME_MS / 1000,
  });
}

/** A `Set-Cookie` header that makes the browser forget the session id. */
export function expiredSessionCookie(baseUrl: string): string {
  return serialize(sessionCookieName(baseUrl), '', { ...attributes(baseUrl), maxAge: 0 });
}

function attributes(baseUrl: string) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(baseUrl) } as const;
}

function isHttps(baseUrl: string): boolean {
  return baseUrl.startsWith('https:');
}
