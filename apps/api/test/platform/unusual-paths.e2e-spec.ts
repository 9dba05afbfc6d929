import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

describe('a path with a character that no route has', () => {
  let service: TestApp;
  let authorization: string;
  beforeAll(async () => {
    service = await startTestApp();
    authorization = `Bearer ${(await service.given.token()).accessToken}`;
  });
  afterAll(() => service.close());

  const ask = (method: string, target: string) =>
    sendRaw(service.url, `${method} ${target} HTTP/1.1`, { authorization });

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

  it.each([
    '/api/v1/me',
    '/API/v1/me/',
    'http://x/api/v1/me',
    'http://x:80/api/v1/me',
    'http://u@x/api/v1/me',
  ])('is not %s', async (target) => {
    expect((await ask('GET', target)).status).toBe(200);
  });
});
