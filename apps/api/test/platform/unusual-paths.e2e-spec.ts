import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

describe('a path that no route has in this form', () => {
  let service: TestApp;
  let authorization: string;
  beforeAll(async () => {
    service = await startTestApp();
    authorization = `Bearer ${(await service.given.token()).accessToken}`;
  });
  afterAll(() => service.close());

  const ask = (method: string, target: string) =>
    sendRaw(service.url, `${method} ${target} HTTP/1.1`, { authorization, origin: service.url });

  it.each([
    `/;${WORDS}`,
    '/api;a=b/v1/me',
    '/api/v1;a=b/me',
    '/api/v1/me;a=b',
    '/api/v1/me#x',
    '/api%00/v1/me',
    '/api%20/v1/me',
    '/%20api/v1/me',
    '/%09/api/v1/me',
    '/api%0a/v1/me',
    '/%0d%0aapi/',
    '/#/../api',
    '/#api/v1/me',
    '/%ef%bc%8fapi/v1/me',
    '/%e2%80%ae',
    '/consent%20',
    '/consent;a',
    '/x%25',
    '/x%3b',
    '/x|y',
    `${WORDS}/%f0%9f%8c%b3`,
    '/API/v1/me',
    '/api/V1/me',
    '/api/v1/ME',
    '/api/v1/me/',
    '/Api/console/session',
    '/api/console/admin/applications/',
    '/HEALTH/live',
    '/health/Ready',
    '/health/live/',
    '/METRICS',
    '/metrics/',
    '/OAUTH/token',
    '/oauth/token/',
    '/oauth/authorize/',
    '/.well-known/oauth-authorization-server/',
    '/OpenAPI.json',
  ])('is 404 with the envelope: %s', async (path) => {
    for (const target of [path, `${service.url}${path}`, `${path}?a=1`]) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status, headers, text } = await ask(method, target);
        expect([method, target, status]).toEqual([method, target, 404]);
        expect(headers.get('content-type')).toMatch('application/json');
        if (method !== 'HEAD') expect(text).toContain('"NOT_FOUND"');
        expect(headers.has('x-ratelimit-limit')).toBe(path.startsWith('/api/v1/'));
      }
    }
  });

  it.each([
    '/api/v1//me',
    '/api/v1/x/../me',
    '/api/v1/%6de',
    '/api/v1/me;a',
    '/api/v1/me/',
    '/API/v1/me',
    '/api/v1/',
  ])('is 404 for a preflight, too: %s', async (path) => {
    const { status, text } = await ask('OPTIONS', path);
    expect([status, text]).toEqual([404, expect.stringContaining('"NOT_FOUND"')]);
  });

  it('lets pages of other origins see a 404', async () => {
    expect((await ask('OPTIONS', '/api/v1/ME')).status).toBe(200);
  });

  it.each([
    'http:///api/v1/me',
    'http://',
    'http://?x',
    'https:///',
    'http:///?/api/v1/me',
    'http://:80',
  ])('is 404 as a URL without a host: %s', async (target) => {
    const { status, text } = await ask('GET', target);
    expect([status, text]).toEqual([404, expect.stringContaining('"NOT_FOUND"')]);
  });

  it.each(['/api/v1/me', 'http://x/api/v1/me', 'http://x:80/api/v1/me', 'http://u@x/api/v1/me'])(
    'is not %s',
    async (target) => {
      expect((await ask('GET', target)).status).toBe(200);
    },
  );

  it.each(['/CONSENT', '/sign-in/'])('is a page of the web app: %s', async (path) => {
    expect((await ask('GET', path)).headers.get('content-type')).toMatch('text/html');
  });

  it.each(['a:80', '/metrics'])('is 400 if a tunnel is asked for: %s', async (target) => {
    const { status, headers, text } = await ask('CONNECT', target);
    expect([status, headers.get('connection'), text]).toEqual([400, 'close', '']);
  });

  it('closes the connection then, although its client keeps its own side open', async () => {
    const { hostname, port } = new URL(service.url);
    const accepted = once(service.app.getHttpServer(), 'connection');
    const client = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).resume();
    client.on('error', () => undefined).write('CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n');
    const [connection] = (await accepted) as [Socket];
    await once(connection, 'close');
    client.destroy();
  });
});
