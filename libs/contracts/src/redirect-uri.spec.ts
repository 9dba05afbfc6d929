import { redirectUriFault } from './redirect-uri.js';

describe('redirectUriFault (rule 4)', () => {
  it.each([
    'https://app.example/callback',
    'https://app.example:8443/callback?tenant=1',
    'http://localhost/callback',
    'http://localhost:3000/callback',
    'http://127.0.0.1:49152/',
    'http://[::1]:8080/callback',
    'HTTPS://app.example/callback',
    'https://app.example/a@b',
  ])('accepts %s', (uri) => {
    expect(redirectUriFault(uri)).toBeNull();
  });

  it.each([
    ['https://app.example/callback#fragment', 'fragment'],
    ['https://app.example/callback#', 'fragment'],
    ['https://*.example/callback', 'wildcard'],
    ['https://user@app.example/', 'user information'],
    ['https://user:secret@app.example/', 'user information'],
    ['https://@app.example/', 'user information'],
    ['https://app.example/\u0000', 'control'],
    ['https://app.example/a\nb', 'control'],
    [' https://app.example/', 'white space'],
    ['https:\\\\app.example\\', 'backslash'],
    ['javascript:alert(1)', 'absolute'],
    ['data:text/html,x', 'absolute'],
    ['myapp://callback', 'absolute'],
    ['https:app.example', 'absolute'],
    ['//app.example/callback', 'absolute'],
    ['/callback', 'absolute'],
    ['', 'absolute'],
    ['http://app.example/callback', 'http on a host'],
    ['http://localhost.evil.example/', 'http on a host'],
    ['http://127.0.0.1.evil.example/', 'http on a host'],
  ])('refuses %j', (uri, fault) => {
    expect(redirectUriFault(uri)).toContain(fault);
  });

  it('refuses more than 2,000 characters', () => {
    const base = 'https://app.example/';
    expect(redirectUriFault(base + 'a'.repeat(2_000 - base.length))).toBeNull();
    expect(redirectUriFault(base + 'a'.repeat(2_001 - base.length))).toContain('2000');
  });
});
