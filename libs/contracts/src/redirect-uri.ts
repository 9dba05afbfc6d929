import { LIMITS } from './limits.js';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns why a redirect URI cannot be registered (rule 4), or null if it can. The text completes
 * "This redirect URI …".
 */
export function redirectUriFault(uri: string): string | null {
  if (uri.length > LIMITS.url) return `is longer than ${LIMITS.url} characters`;
  // URL parsing drops tabs and line breaks and trims spaces, so look before it does.
  if (/[\p{Cc}\s\\]/u.test(uri)) return 'contains white space, a control character or a backslash';
  if (uri.includes('*')) return 'contains a wildcard';
  if (uri.includes('#')) return 'contains a fragment';
  const url = parse(uri);
  if (url === null || !/^https?:\/\/[^/]/i.test(uri)) return 'is not an absolute http(s) URL';
  if (url.username !== '' || url.password !== '' || authority(uri).includes('@'))
    return 'contains user information';
  if (url.protocol === 'http:' && !LOOPBACK_HOSTS.has(url.hostname))
    return 'uses http on a host other than localhost, 127.0.0.1 or [::1]';
  return null;
}

function parse(uri: string): URL | null {
  return URL.canParse(uri) ? new URL(uri) : null;
}

function authority(uri: string): string {
  return uri.split('//')[1]?.split(/[/?]/)[0] ?? '';
}
