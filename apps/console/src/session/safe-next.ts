const HERE = 'http://console.invalid';

/**
 * Returns the page to open after sign-in: the requested one if it is a path of this site, and
 * otherwise the home page. Anything that a browser could read as another origin (`//host`,
 * `/\host`, a scheme) is ignored, because the sign-in page would otherwise be an open redirect.
 */
export function safeNext(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return '/';
  if (!URL.canParse(wanted, HERE)) return '/';
  const url = new URL(wanted, HERE);
  // Dot segments may resolve to a path that begins with two slashes.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/** Returns the address of the sign-in or sign-up page that returns to `next`. */
export function leadingBack(page: '/sign-in' | '/sign-up', next: string): string {
  return next === '/' ? page : `${page}?${new URLSearchParams({ next })}`;
}
