import { isLoopbackRedirect, isRegisteredRedirect } from './redirect-uri-match.js';

const REGISTERED = [
  'http://127.0.0.1/callback',
  'http://[::1]:8080/cb?x=1',
  'https://app.example/cb',
];
const matches = (uri: string, clientType: 'PUBLIC' | 'CONFIDENTIAL' = 'PUBLIC') =>
  isRegisteredRedirect(uri, { clientType, redirectUris: REGISTERED });

describe('RFC 8252, section 7.3: a public application’s loopback redirect URI', () => {
  it.each([
    'http://127.0.0.1/callback',
    'http://127.0.0.1:1/callback',
    'http://127.0.0.1:51004/callback',
    'http://127.0.0.1:65535/callback',
    'http://[::1]/cb?x=1',
    'http://[::1]:9/cb?x=1',
    'https://app.example/cb',
  ])('matches %s', (uri) => expect(matches(uri)).toBe(true));

  it.each([
    'http://127.0.0.1:0/callback',
    'http://127.0.0.1:65536/callback',
    'http://127.0.0.1:080/callback',
    'http://127.0.0.1:/callback',
    'http://127.0.0.1:80x/callback',
    'http://127.0.0.1:80:81/callback',
    'http://127.0.0.1:-1/callback',
    'http://127.0.0.1/callback/',
    'http://127.0.0.1/Callback',
    'http://127.0.0.1:80/callback?x=1',
    'http://127.0.0.1:80',
    'http://127.0.0.1.evil.example/callback',
    'http://127.0.0.1:80@evil.example/callback',
    'http://127.0.0.1@evil.example/callback',
    'http://user@127.0.0.1:80/callback',
    'http://127.1:80/callback',
    'http://127.0.0.2/callback',
    'http://2130706433/callback',
    'http://localhost:80/callback',
    'HTTP://127.0.0.1:80/callback',
    'https://127.0.0.1:80/callback',
    'http://[::ffff:127.0.0.1]:80/callback',
    'http://[0:0:0:0:0:0:0:1]/cb?x=1',
    'http://[::1]:80/callback',
    'http://[::1]/cb',
    'https://app.example:8443/cb',
    '',
  ])('does not match %s', (uri) => expect(matches(uri)).toBe(false));

  it('is compared as an exact string if the application is confidential (rule 3)', () => {
    expect(matches('http://127.0.0.1/callback', 'CONFIDENTIAL')).toBe(true);
    expect(matches('http://127.0.0.1:1/callback', 'CONFIDENTIAL')).toBe(false);
    expect(matches('http://[::1]/cb?x=1', 'CONFIDENTIAL')).toBe(false);
  });
});

it.each([
  ['http://localhost/cb', 'http://localhost:80/cb'],
  ['http://localhost:3000/cb', 'http://localhost/cb'],
  ['http://127.1/cb', 'http://127.1:80/cb'],
  ['http://[0:0:0:0:0:0:0:1]/cb', 'http://[0:0:0:0:0:0:0:1]:80/cb'],
  ['https://127.0.0.1/cb', 'https://127.0.0.1:8443/cb'],
  ['HTTP://127.0.0.1/cb', 'HTTP://127.0.0.1:80/cb'],
])('has no other port if %s is registered', (registered, requested) => {
  const registration = { clientType: 'PUBLIC', redirectUris: [registered] } as const;
  expect(isRegisteredRedirect(registered, registration)).toBe(true);
  expect(isRegisteredRedirect(requested, registration)).toBe(false);
});

it.each([
  ['http://127.0.0.1/', true],
  ['http://127.0.0.1:1234', true],
  ['http://[::1]?x', true],
  // Other addresses that registration takes for the same machine (rule 4).
  ['http://localhost/', true],
  ['http://127.1/', true],
  ['HTTP://127.0.0.1/', true],
  ['http://[0:0:0:0:0:0:0:1]/', true],
  ['https://127.0.0.1/', false],
  ['https://app.example/http://127.0.0.1/', false],
])('tells whether %s leads to a program on the machine', (uri, expected) =>
  expect(isLoopbackRedirect(uri)).toBe(expected),
);
