import type { AuthorizeWorld } from './authorize-world.js';
import type { RedirectVerdict, Verdict } from './authorize-oracle.js';
import { TOO_LONG, type RawResult } from './raw-calls.js';
import { decodeWire, isClean, sole } from './wire.js';

const CONSENT = /^\/consent\?request=[\w-]{43}$/;
const ERRORS = [
  ...['invalid_request', 'unsupported_response_type', 'invalid_scope'],
  ...['login_required', 'consent_required'],
];

/** Returns the fault of a response of the authorize endpoint, or null. */
export function faultOfAuthorize(
  { status, headers, text }: RawResult,
  verdict: Verdict,
  world: AuthorizeWorld,
): string | null {
  const { location } = headers;
  if (status === TOO_LONG) return null;
  if (verdict.kind === 'refused') return status === 400 && !location ? null : 'not refused';
  if (verdict.kind === 'page') return faultOfPage(status, headers, text);
  if (status !== 302 || location === undefined) return `${status} instead of a redirect`;
  if (verdict.kind === 'consent') return CONSENT.test(location) ? null : 'not the consent page';
  return faultOfRedirect(location, verdict, world.issuer);
}

function faultOfPage(status: number, headers: RawResult['headers'], text: string): string | null {
  if (status !== 400) return `${status} instead of a page`;
  if (headers['location'] !== undefined) return 'a page that redirects';
  if (!/^text\/html/.test(headers['content-type'] ?? '')) return 'no page';
  // The way back after signing in is the one link, and leads to ourselves.
  const rest = text.replace(/href="\/sign-in\?next=%2Foauth%2F[^"]*"/, '');
  return /evil|href|http-equiv/.test(rest) ? 'a page that shows what was sent' : null;
}

function faultOfRedirect(
  location: string,
  { kind, redirectUri, state }: RedirectVerdict,
  issuer: string,
): string | null {
  const prefix = redirectUri + (redirectUri.includes('?') ? '&' : '?');
  if (!location.startsWith(prefix)) return 'not the registered redirect URI';
  const answer = decodeWire(location.slice(prefix.length));
  if (!isClean(answer)) return 'an ambiguous answer';
  if (sole(answer, 'iss') !== issuer) return 'another issuer';
  if (sole(answer, 'state') !== state) return 'another state';
  if (kind === 'code') return /^[\w-]{43}$/.test(sole(answer, 'code') ?? '') ? null : 'no code';
  if (answer.has('code')) return 'a code';
  return ERRORS.includes(sole(answer, 'error') ?? '') ? null : 'no known error';
}
