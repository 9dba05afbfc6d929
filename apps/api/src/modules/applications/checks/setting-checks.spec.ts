import type { CheckSubject } from './check-subject.js';
import { checkSettings, redirectHosts } from './setting-checks.js';

const SUBJECT: CheckSubject = {
  clientId: 'wg_1',
  clientType: 'CONFIDENTIAL',
  name: 'Reader',
  homepageUrl: 'https://reader.example',
  redirectUris: ['https://reader.example/callback'],
  scopes: ['words:read', 'words:write'],
};

const unmetOf = (subject: Partial<CheckSubject>) =>
  checkSettings({ ...SUBJECT, ...subject })
    .filter(({ result }) => result === 'UNMET')
    .map(({ kind, subject: what }) => [kind, what]);

describe('the checks of settings', () => {
  it.each([
    ['https://reader.example', 'https://reader.example/a'],
    ['https://www.reader.example', 'https://reader.example/a'],
    ['https://reader.example', 'https://app.reader.example/a'],
    ['https://www.reader.example', 'https://app.reader.example:8443/a'],
    ['https://docs.reader.example', 'https://reader.example/a'],
  ])('find that the homepage %s agrees with %s', (homepageUrl, uri) =>
    expect(unmetOf({ homepageUrl, redirectUris: [uri] })).toEqual([]),
  );

  it.each([
    ['https://reader.example', 'https://notreader.example/a', 'notreader.example'],
    [
      'https://reader.example',
      'https://reader.example.evil.example/',
      'reader.example.evil.example',
    ],
    ['https://one.github.io', 'https://two.github.io/', 'two.github.io'],
  ])('find that the homepage %s does not agree with %s', (homepageUrl, uri, host) =>
    expect(unmetOf({ homepageUrl, redirectUris: [uri] })).toEqual([['HOMEPAGE_HOST', host]]),
  );

  it('name each host once, and none of the user’s device', () => {
    const redirectUris = ['https://a.example/1', 'https://a.example/2', 'http://127.0.0.1/'];
    expect(redirectHosts({ ...SUBJECT, redirectUris })).toEqual(['a.example']);
  });

  it('want a homepage, with https', () => {
    expect(unmetOf({ homepageUrl: null })).toEqual([['HOMEPAGE_HOST', null]]);
    const homepageUrl = 'http://reader.example';
    expect(unmetOf({ homepageUrl })).toEqual([['HTTPS', homepageUrl]]);
  });

  it.each(['http://localhost:3000/a', 'http://127.0.0.1/a', 'http://[::1]/a'])(
    'take %s of a public application alone',
    (uri) => {
      expect(unmetOf({ redirectUris: [uri], clientType: 'PUBLIC' })).toEqual([]);
      expect(unmetOf({ redirectUris: [uri] })).toEqual([['HTTPS', uri]]);
    },
  );

  it('want a reason for each scope, once the service asks for them', () => {
    expect(
      unmetOf({ scopeReasons: { 'words:read': 'To list them.', 'words:write': ' ' } }),
    ).toEqual([['SCOPE_REASON', 'words:write']]);
  });
});
