import type { ReviewCheck } from '../review-check.entity.js';
import type { CheckSubject } from './check-subject.js';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns the hosts on the Internet to which users return, without those of their own devices. */
export function redirectHosts({ redirectUris }: CheckSubject): string[] {
  const hosts = redirectUris.map((uri) => new URL(uri).hostname);
  return [...new Set(hosts.filter((host) => !LOOPBACK_HOSTS.has(host)))];
}

/** Checks what the settings alone tell. */
export function checkSettings(subject: CheckSubject): ReviewCheck[] {
  return [...checkHomepage(subject), ...checkHttps(subject), ...checkReasons(subject)];
}

/** A redirect host agrees with the homepage if one of the two is the other, or lies below it. */
function checkHomepage(subject: CheckSubject): ReviewCheck[] {
  const kind = 'HOMEPAGE_HOST';
  if (subject.homepageUrl === null)
    return [unmet(kind, null, 'There is no home page. Add one that describes the application.')];
  const home = new URL(subject.homepageUrl).hostname;
  const hosts = redirectHosts(subject);
  if (hosts.length === 0) return [met(kind, home, 'No redirect host has to agree with it.')];
  return hosts.map((host) =>
    agree(host, home)
      ? met(kind, host, `The host belongs to the home page’s, ${home}.`)
      : unmet(
          kind,
          host,
          `The home page is on ${home}. Use a home page and redirect URIs of the same host, or tell the reviewer why they differ.`,
        ),
  );
}

function agree(one: string, other: string): boolean {
  const [a, b] = [withoutWww(one), withoutWww(other)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** On users' devices, http does no harm, but only public applications run there (RFC 8252, section 7.3). */
function checkHttps({ clientType, homepageUrl, redirectUris }: CheckSubject): ReviewCheck[] {
  const faults = redirectUris
    .filter((uri) => LOOPBACK_HOSTS.has(new URL(uri).hostname) && clientType !== 'PUBLIC')
    .map((uri) =>
      unmet(
        'HTTPS',
        uri,
        'This address is on the user’s device, but the application has a back end. Remove the address before users come.',
      ),
    );
  if (homepageUrl !== null && new URL(homepageUrl).protocol !== 'https:')
    faults.push(
      unmet('HTTPS', homepageUrl, 'The home page does not use https. Change it to https.'),
    );
  return faults.length > 0 ? faults : [met('HTTPS', null, 'All addresses use https.')];
}

function checkReasons({ scopes, scopeReasons }: CheckSubject): ReviewCheck[] {
  if (scopeReasons === undefined) return [];
  return scopes.map((scope) =>
    scopeReasons[scope]?.trim()
      ? met('SCOPE_REASON', scope, 'The scope has a reason.')
      : unmet('SCOPE_REASON', scope, 'Say in the settings why the application asks for it.'),
  );
}

/** Returns a check that is met. */
export function met(kind: ReviewCheck['kind'], subject: string | null, text: string): ReviewCheck {
  return { kind, result: 'MET', subject, text };
}

/** Returns a check that is not met. The text says what to do. */
export function unmet(
  kind: ReviewCheck['kind'],
  subject: string | null,
  text: string,
): ReviewCheck {
  return { kind, result: 'UNMET', subject, text };
}
