import { newSecret } from '../crypto/secret.js';
import { loggablePath } from './loggable-path.js';

describe('loggablePath', () => {
  it.each([
    '/',
    '/api/v1/learning/learned-words',
    '/api/v1/learning/learned-words/0b9f5c1e-1d2a-4c3b-8e4f-5a6b7c8d9e0f',
    '/.well-known/oauth-authorization-server',
    '/oauth/token/',
    '//api//v1',
  ])('shows %s', (path) => {
    expect(loggablePath(path)).toBe(path);
  });

  it('shows no more than the beginning of a long path', () => {
    expect(loggablePath('/x'.repeat(9_999))).toBe(`${'/x'.repeat(19)}/[hidden]`);
  });

  it('shows no query, whatever stands before it', () => {
    expect(loggablePath('/oauth/authorize?state=x?y')).toBe('/oauth/authorize');
    expect(loggablePath('/oauth/token#access_token=x')).toBe('/oauth/token');
    expect(loggablePath('http://user:pass@host/oauth/token?x')).toBe('/oauth/token');
    expect(loggablePath('?code=x')).toBe('');
  });

  it('rule 30: hides a secret in a path, also a part of one and an encoded one', () => {
    const secret = newSecret();
    expect(loggablePath(`/api/console/authorization-requests/${secret}/decision`)).toBe(
      '/api/console/authorization-requests/[hidden]/decision',
    );
    const hex = Buffer.from(secret).toString('hex');
    for (const segment of [hex, `${hex.slice(0, 30)}%20`, `x${secret}`, 'user@example.org', '%41'])
      expect(loggablePath(`/oauth/${segment}`)).toBe('/oauth/[hidden]');
  });
});
