import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';
const COLLECT = '/api/v1/learning/collect-word';

describe('access', () => {
  let service: TestApp;
  let token: string;
  beforeAll(async () => {
    service = await startTestApp();
    token = (await service.given.token()).accessToken;
  });
  afterAll(() => service.close());

  const raw = (line: string, headers?: Record<string, string>) =>
    sendRaw(service.url, `${line} HTTP/1.1`, headers);
  const codeOf = (text: string) => (JSON.parse(text) as { error: { code: string } }).error.code;

  // No spelling of a guarded path gets past the guard.
  describe('a guarded route without a token', () => {
    it.each([
      WORDS,
      `${WORDS}/`,
      `${WORDS}?page_size=1`,
      `${WORDS}#x`,
      WORDS.toUpperCase(),
      '/Api/V1/Learning/Learned-Words/',
      '/api/v1/learning/learned%2Dwords',
    ])('refuses GET and HEAD %s or does not know it', async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await raw(`${method} ${path}`);
        expect([401, 404]).toContain(answer.status);
        expect(answer.text).not.toContain('learned_words');
      }
    });

    it('refuses GET and HEAD as one', async () => {
      expect((await raw(`GET ${WORDS}`)).status).toBe(401);
      const head = await raw(`HEAD ${WORDS}`);
      expect([head.status, head.text]).toEqual([401, '']);
    });

    it.each([
      `/${WORDS}`,
      '/%61pi/v1/learning/learned-words',
      '//api/v1/learning/learned-words',
      '/api//v1/learning/learned-words',
      '/api/v1/learning//learned-words',
      '/api/v1/learning%2Flearned-words',
      '/api/v1/./learning/learned-words',
      '/x/../api/v1/learning/learned-words',
      '/api/v1/learning/learned-words;x=1',
      '/api/v1/learning/learned-words%00',
      '/api/v1/learning/learned-words%20',
      '/api\\v1\\learning\\learned-words',
    ])('does not respond to GET %s with data', async (path) => {
      const answer = await raw(`GET ${path}`, { authorization: `Bearer ${token}` });
      expect(answer.text).not.toContain('learned_words');
      expect([200, 400, 404]).toContain(answer.status);
      if (answer.status === 200) expect(answer.headers.get('content-type')).toContain('text/html');
    });

    it.each([
      'http://127.0.0.1/api/v1/learning/learned-words',
      'http://evil.example/api/v1/learning/learned-words',
    ])('refuses the absolute target %s', async (target) => {
      const answer = await raw(`GET ${target}`);
      expect([400, 401, 404]).toContain(answer.status);
      expect(answer.text).not.toContain('learned_words');
    });

    it.each(['*', 'example.org:443', 'learned-words'])('survives the target %s', async (target) => {
      expect((await raw(`GET ${target}`)).status).toBeLessThan(500);
    });

    it('accepts no token from the query (rule 38)', async () => {
      const answer = await raw(`GET ${WORDS}?access_token=${token}`);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer realm="wordgrove"',
      ]);
    });
  });

  describe('a token (rule 37)', () => {
    const challenge = async (authorization: string) => {
      const answer = await raw(`GET ${WORDS}`, { authorization });
      return [answer.status, answer.headers.get('www-authenticate'), codeOf(answer.text)];
    };

    it.each([
      'Bearer',
      'Bearer ',
      'Bearer unknown',
      'Bearer a b',
      'Basic dTpw',
      'bearer\tx',
      'Token x',
      'x',
      `Bearer ${'x'.repeat(8_000)}`,
      'Bearer \u00e9',
    ])('is invalid as %j', async (authorization) => {
      expect(await challenge(authorization)).toEqual([
        401,
        'Bearer realm="wordgrove", error="invalid_token"',
        'UNAUTHENTICATED',
      ]);
    });

    it('is absent if the header is empty', async () => {
      expect(await challenge('')).toEqual([401, 'Bearer realm="wordgrove"', 'UNAUTHENTICATED']);
    });

    it('is refused once it has expired', async () => {
      const { accessToken } = await service.given.token();
      service.clock.advance({ hours: 1 });
      expect((await challenge(`Bearer ${accessToken}`))[0]).toBe(401);
      token = (await service.given.token()).accessToken;
    });

    it('of a revoked grant is refused with 403', async () => {
      const { accessToken, grantId } = await service.given.token();
      await service.database.pool.query('update grants set revoked_at = created_at where id = $1', [
        grantId,
      ]);
      const answer = await service.client.get(WORDS, { token: accessToken });
      expect([answer.status, answer.body.error.details[0].reason]).toEqual([403, 'GRANT_REVOKED']);
    });

    it('without the scope is refused with 403, which names the scope', async () => {
      const { accessToken } = await service.given.token({ scopes: ['words:write'] });
      const answer = await service.client.get(WORDS, { token: accessToken });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('www-authenticate')).toBe(
        'Bearer realm="wordgrove", error="insufficient_scope", scope="words:read"',
      );
    });
  });

  describe('other origins (rule 44)', () => {
    const origin = 'https://app.example';

    it('may call the API, without credentials', async () => {
      const answer = await raw(`GET ${WORDS}`, { origin, authorization: `Bearer ${token}` });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('access-control-expose-headers')).toContain(
        'X-RateLimit-Remaining',
      );
    });

    it('may send a preflight request', async () => {
      const answer = await raw(`OPTIONS ${COLLECT}`, {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
      expect(answer.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
    });

    it.each([
      '/oauth/introspect',
      '/api/console/session',
      '/API/CONSOLE/session',
      '/api/v1x',
      '/oauth/authorize',
    ])('may not call %s', async (path) => {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await raw(`${method} ${path}`, { origin });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    });
  });

  describe('calls of the web app’s API from elsewhere', () => {
    const attempt = (path: string, headers: Record<string, string>) =>
      service.client.call('DELETE', path, { headers });

    it.each([
      ['another origin', { origin: 'https://evil.example' }],
      ['an origin that begins alike', { origin: 'http://127.0.0.1.evil.example' }],
      ['no origin', {}],
      ['a sandbox', { origin: 'null' }],
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['a sibling', { 'sec-fetch-site': 'same-site' }],
      [
        'another origin that claims this site',
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      ],
    ])('are refused: %s', async (_name, headers) => {
      for (const path of ['/api/console/session', '/API/Console/session/']) {
        const answer = await attempt(path, headers as Record<string, string>);
        expect([answer.status, answer.body.error.details[0].reason]).toEqual([
          403,
          'FOREIGN_ORIGIN',
        ]);
      }
    });

    it('are accepted from this site', async () => {
      expect((await attempt('/api/console/session', { origin: service.url })).status).toBe(200);
      const fetched = { 'sec-fetch-site': 'same-origin' };
      expect((await attempt('/api/console/session', fetched)).status).toBe(200);
    });
  });

  it('counts a live token on an unknown route too', async () => {
    const { accessToken } = await service.given.token();
    const answer = await service.client.get('/api/v1/nothing', { token: accessToken });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('999999');
  });
});
