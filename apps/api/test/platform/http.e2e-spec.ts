import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';
const COLLECT = '/api/v1/learning/collect-word';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('HTTP', () => {
  let service: TestApp;
  let token: string;
  beforeAll(async () => {
    service = await startTestApp();
    token = (await service.given.token()).accessToken;
  });
  afterAll(() => service.close());

  const raw = (line: string, headers?: Record<string, string>, body?: string | Uint8Array) =>
    sendRaw(service.url, `${line} HTTP/1.1`, headers, body);
  const codeOf = (text: string) => (JSON.parse(text) as { error: { code: string } }).error.code;

  it('is alive and ready', async () => {
    expect((await service.client.get('/health/live')).status).toBe(200);
    expect((await service.client.get('/health/ready')).body).toEqual({ status: 'ok' });
  });

  describe('X-Request-Id', () => {
    it('is the one of the request if that is acceptable', async () => {
      const id = `trace_${'x'.repeat(58)}`;
      const answer = await service.client.get('/health/live', { headers: { 'x-request-id': id } });
      expect(answer.headers.get('x-request-id')).toBe(id);
    });

    it.each(['x'.repeat(65), 'a b', '', '"><script>'])('replaces %j', async (id) => {
      const answer = await service.client.get('/health/live', { headers: { 'x-request-id': id } });
      expect(answer.headers.get('x-request-id')).toMatch(UUID);
    });

    it.each([
      ['GET', '/health/live'],
      ['GET', WORDS],
      ['POST', COLLECT],
      ['GET', '/nothing/here'],
      ['GET', '/api/v1/%FF'],
      ['GET', '/openapi.json'],
      ['TRACE', WORDS],
    ])('is on %s %s', async (method, path) => {
      expect((await raw(`${method} ${path}`)).headers.get('x-request-id')).toMatch(UUID);
    });
  });

  describe('methods', () => {
    it.each([
      ['PUT', WORDS, 'GET, HEAD'],
      ['POST', WORDS, 'GET, HEAD'],
      ['TRACE', WORDS, 'GET, HEAD'],
      ['GET', COLLECT, 'POST'],
      ['HEAD', COLLECT, 'POST'],
      ['PUT', `${WORDS}/1`, 'DELETE, GET, HEAD, PATCH'],
      ['PROPFIND', `${WORDS}/1`, 'DELETE, GET, HEAD, PATCH'],
      ['DELETE', '/health/live', 'GET, HEAD'],
      ['TRACE', '/health/live', 'GET, HEAD'],
      ['POST', '/openapi.json', 'GET, HEAD'],
    ])('%s %s is 405 and names %s', async (method, path, allow) => {
      const answer = await raw(`${method} ${path}`, { authorization: `Bearer ${token}` });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
      if (method !== 'HEAD') expect(codeOf(answer.text)).toBe('METHOD_NOT_ALLOWED');
    });

    it('TRACE does not return what it was sent', async () => {
      const answer = await raw(`TRACE ${WORDS}`, {
        cookie: 'a=secret',
        authorization: 'Bearer secret',
      });
      expect(answer.text).not.toContain('secret');
    });

    it.each(['GETX', 'get', 'CONNECT', ''])('the method %j does no harm', async (method) => {
      const answer = await raw(`${method} ${WORDS}`).catch(() => ({ status: 0 }));
      expect([0, 400, Number.NaN]).toContainEqual(answer.status);
    });

    it('HEAD responds as GET does, without the body', async () => {
      const get = await raw(`GET ${WORDS}`, { authorization: `Bearer ${token}` });
      const head = await raw(`HEAD ${WORDS}`, { authorization: `Bearer ${token}` });
      expect([head.status, head.text]).toEqual([200, '']);
      expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    });
  });

  it('has the length and the type of its JSON, and takes a condition as Express does', async () => {
    const answer = await service.client.get(WORDS, { token });
    const length = Buffer.byteLength(JSON.stringify(answer.body));
    expect(answer.headers.get('content-length')).toBe(String(length));
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const headers = { authorization: `Bearer ${token}`, 'if-none-match': '*' };
    expect((await raw(`GET ${WORDS}`, headers)).status).toBe(304);
  });

  describe('paths that do not exist', () => {
    it.each([
      '/api',
      '/api/',
      '/api/v1',
      '/api/v2/x',
      '/api/v1/x',
      '/API/x',
      '/oauth/x',
      '/.well-known/x',
    ])('GET %s is 404 with the envelope', async (path) => {
      const answer = await raw(`GET ${path}`);
      expect([answer.status, codeOf(answer.text)]).toEqual([404, 'NOT_FOUND']);
    });

    it.each([
      `/${WORDS}`,
      '/%61pi/v1/learning/learned-words',
      `/x/..${WORDS}`,
      `/x/%2e%2E${WORDS}`,
      `/.${WORDS}`,
      '/api%2Fv1/learning/learned-words',
      '/api%5cv1/learning/learned-words',
      '/api\\v1\\learning\\learned-words',
      '/api//v1/learning/learned-words',
      '/api/./v1/learning/learned-words',
      '/api/v1/../console/session',
      '/api/v1/learning/%6cearned-words',
      '/oauth//authorize',
      '/health/%6Cive',
      '//',
      '//evil.example/%2f..',
      '/..',
      '/assets/../index.html',
      '/assets/..%2findex.html',
      '/console/..',
    ])('GET %s is not normal, and 404 with the envelope', async (path) => {
      for (const target of [path, `${service.url}${path}`, `${path}?a=1`]) {
        for (const method of ['GET', 'POST', 'DELETE']) {
          const answer = await raw(`${method} ${target}`, { authorization: `Bearer ${token}` });
          expect([target, answer.status, codeOf(answer.text)]).toEqual([target, 404, 'NOT_FOUND']);
          expect(answer.headers.get('x-request-id')).toMatch(UUID);
          const isCounted = path.startsWith('/api/v1/');
          expect(answer.headers.has('x-ratelimit-limit')).toBe(isCounted);
        }
      }
    });

    it.each(['/.well-known/oauth-authorization-server', '/health/live'])(
      '%s is normal',
      async (path) => {
        expect((await raw(`GET ${path}`)).status).toBe(200);
      },
    );

    it('is 404 whatever the body is', async () => {
      for (const body of ['{', 'x'.repeat(300_000)]) {
        const answer = await service.client.post('/api/v1/nothing', {
          raw: body,
          headers: { 'content-type': 'text/plain' },
        });
        expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
      }
    });

    it.each([
      '/api/v1/%FF',
      '/api/v1/%',
      '/api/v1/%E0%A4',
      `${WORDS}/%FF`,
      '/api/console/%ZZ',
      '/%FF',
    ])('GET %s is malformed', async (path) => {
      const answer = await raw(`GET ${path}`, { authorization: `Bearer ${token}` });
      expect([answer.status, codeOf(answer.text)]).toEqual([400, 'INVALID_ARGUMENT']);
      expect(answer.text).not.toMatch(/decode|URIError|at /);
    });

    it('refuses what is too long before it reaches a route', async () => {
      expect((await raw(`GET ${WORDS}/${'x'.repeat(20_000)}`)).status).toBe(431);
      expect((await raw(`GET ${WORDS}`, { 'x-long': 'x'.repeat(20_000) })).status).toBe(431);
      expect((await raw(`GET ${WORDS}/${'x'.repeat(8_000)}`)).status).toBe(401);
    });

    it.each([
      ['headers that are too large', 431, { 'x-long': 'x'.repeat(400_000) }],
      [
        'headers that are too large before a body',
        431,
        { 'x-long': 'x'.repeat(20_000), 'content-length': '500000' },
      ],
      ['an expectation that nobody meets', 417, { expect: '200-ok', 'content-length': '500000' }],
    ])('refuses %s with a bare %d, and closes', async (_name, status, headers) => {
      const body = 'content-length' in headers ? 'x'.repeat(500_000) : '';
      const sent = { connection: 'keep-alive', authorization: `Bearer ${token}`, ...headers };
      const answer = await raw(`POST ${COLLECT}`, sent, body);
      expect([answer.status, answer.text]).toEqual([status, '']);
      expect(answer.headers.get('connection')).toBe('close');
    });

    it.each([
      ['two lengths', { 'content-length': '1, 2' }],
      ['no number as length', { 'content-length': 'x' }],
      ['a length and chunks', { 'content-length': '1', 'transfer-encoding': 'chunked' }],
      ['chunks that are none', { 'transfer-encoding': 'chunked' }],
    ])('refuses %s', async (_name, headers) => {
      const sent = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      };
      expect((await raw(`POST ${COLLECT}`, sent, 'zz\r\n{}\r\n')).status).toBe(400);
    });
  });

  describe('headers of rule 18', () => {
    it.each(['/', '/consent', WORDS, '/api/nothing', '/health/live', '/docs', '/oauth/authorize'])(
      'are on GET %s',
      async (path) => {
        const { headers } = await raw(`GET ${path}`);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).toMatch(/(script-src|default-src)/);
        expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-powered-by')).toBeNull();
      },
    );

    it.each([WORDS, '/api/console/session', '/oauth/authorize'])(
      'keep GET %s out of caches',
      async (path) => {
        expect((await raw(`GET ${path}`)).headers.get('cache-control')).toBe('no-store');
      },
    );
  });

  it('responds with 503, not 500, if its database goes away, and recovers', async () => {
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'wordgrove'`;
    const calls = Array.from({ length: 20 }, () => service.client.get(WORDS, { token }));
    await service.database.pool.query(kill);
    for (const { status, headers } of await Promise.all(calls)) {
      expect([200, 503]).toContain(status);
      expect(headers.get('retry-after')).toBe(status === 503 ? '1' : null);
    }
    expect((await service.client.get(WORDS, { token })).status).toBe(200);
    expect((await service.client.get('/health/ready')).status).toBe(200);
  });
});
