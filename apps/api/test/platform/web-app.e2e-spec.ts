import { AccountHolder } from '../support/account-holder.js';
import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

describe('what is served to browsers', () => {
  let service: TestApp;
  let script: string;
  beforeAll(async () => {
    service = await startTestApp();
    const page = await (await ask('/')).text();
    script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  });
  afterAll(() => service.close());

  /** Without an encoding, nothing is compressed: `fetch` would ask for gzip otherwise. */
  const ask = (path: string, encoding = 'identity', headers = {}, method = 'GET') =>
    fetch(service.url + path, { method, headers: { 'accept-encoding': encoding, ...headers } });

  const factsOf = ({ status, headers }: Response) => [
    status,
    headers.get('content-encoding'),
    headers.get('content-type'),
    headers.get('vary'),
    headers.get('cache-control'),
  ];

  describe('a file of the web app', () => {
    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, *', 'gzip'],
      ['zstd', null],
      ['identity', null],
    ])('for a browser that takes %s comes as %s', async (encoding, form) => {
      const answer = await ask(script, encoding);
      const forever = 'public, max-age=31536000, immutable';
      const type = 'text/javascript; charset=utf-8';
      expect(factsOf(answer)).toEqual([200, form, type, 'Accept-Encoding', forever]);
      expect((await answer.text()) === (await (await ask(script)).text())).toBe(true);
      const head = await ask(script, encoding, {}, 'HEAD');
      expect([...factsOf(head), await head.text()]).toEqual([...factsOf(answer), '']);
      for (const name of ['content-length', 'etag'])
        expect(head.headers.get(name)).toBe(answer.headers.get(name));
    });

    it('has a tag for each form, and is 304 for that of its own', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (each) =>
          (await ask(script, each)).headers.get('etag'),
        ),
      );
      expect(new Set(tags).size).toBe(3);
      const [ofBrotli] = tags;
      const again = (encoding: string) =>
        // `fetch` would add a header that asks for the whole file.
        sendRaw(service.url, `HEAD ${script} HTTP/1.1`, {
          'accept-encoding': encoding,
          'if-none-match': ofBrotli ?? '',
        });
      const unchanged = await again('br');
      expect([unchanged.status, unchanged.headers.get('vary')]).toEqual([304, 'Accept-Encoding']);
      expect((await again('gzip')).status).toBe(200);
    });

    it('comes in parts of the form that was asked for', async () => {
      const whole = Buffer.from(await (await ask(script)).arrayBuffer());
      const part = await ask(script, 'identity', { range: 'bytes=2-5' });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes 2-5/${whole.length}`,
      ]);
      expect(await part.text()).toBe(whole.subarray(2, 6).toString());
      const beyond = await ask(script, 'br', { range: 'bytes=99999999-' });
      expect([beyond.status, beyond.headers.get('content-encoding')]).toEqual([416, null]);
    });

    it.each([
      ...['/assets/none-1234.js', '/assets', '/assets/', '/index.html.br'],
      ...['/.git/HEAD', '/.git/config', '/.env', '/package.json'],
    ])('is 404 if there is none: %s', async (path) => {
      expect((await ask(path)).status).toBe(404);
    });

    it('has no compressed form under an address of its own', async () => {
      expect((await ask(`${script}.br`)).status).toBe(404);
    });

    it.each([
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/favicon.ico', 'image/vnd.microsoft.icon'],
      ['/favicon.svg', 'image/svg+xml'],
    ])('is there for robots and browsers: %s', async (path, type) => {
      const { status, headers } = await ask(path);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
    });
  });

  describe('a page', () => {
    it.each([
      ['/', 200],
      ['/sign-in', 200],
      ['/consent?request=x', 200],
      ['/nothing-here', 404],
      ['/sign-in/x', 404],
      ['/my-applications/1', 404],
      ['/index.html', 404],
    ])('%s is %d, and never kept by caches', async (path, status) => {
      const answer = await ask(path, 'br', { range: 'bytes=0-3' });
      const type = 'text/html; charset=utf-8';
      expect(factsOf(answer)).toEqual([status, 'br', type, 'Accept-Encoding', 'no-store']);
      expect(await answer.text()).toContain('<div id="root">');
    });
  });

  describe('JSON', () => {
    it('is compressed from 1 KiB on, in lists and in files', async () => {
      const { accessToken: token } = await service.given.token();
      const authorization = `Bearer ${token}`;
      const small = await ask(WORDS, 'gzip', { authorization });
      expect(small.headers.get('content-encoding')).toBeNull();
      const specs = Array.from({ length: 20 }, (_, at) => ({ term: `word ${at}` }));
      await service.client.post('/api/v1/learning/collect-words', { token, body: { specs } });
      for (const path of [WORDS, '/api/v1/learning/export?format=json', '/openapi.json']) {
        const plain = await (await ask(path, 'identity', { authorization })).text();
        for (const form of ['br', 'gzip']) {
          const answer = await ask(path, form, { authorization });
          expect([path, answer.headers.get('content-encoding')]).toEqual([path, form]);
          expect(answer.headers.get('vary')).toContain('Accept-Encoding');
          expect((await answer.text()).length).toBe(plain.length);
        }
      }
    });

    it('says of each operation of the API that it may be refused because there is too much to do, once', async () => {
      const { paths } = await (await fetch(`${service.url}/openapi.json`)).json();
      const operations = Object.entries<Record<string, { responses: object }>>(paths)
        .filter(([path]) => path.startsWith('/api/'))
        .flatMap(([, methods]) => Object.values(methods));
      expect(operations.length).toBeGreaterThan(80);
      for (const { responses } of operations) {
        expect(JSON.stringify(responses).match(/OVERLOADED/g)).toHaveLength(1);
        expect(responses).toMatchObject({ 503: { headers: { 'Retry-After': {} } } });
      }
    });

    it('describes the API once, and the page for people reads it there', async () => {
      const description = await ask('/openapi.json', 'identity');
      expect(await description.json()).toEqual(JSON.parse(JSON.stringify(service.openApi)));
      const page = await (await ask('/docs/swagger-ui-init.js', 'identity')).text();
      expect(page).toContain('"swaggerUrl": "/openapi.json"');
      expect(page).not.toContain('"paths"');
    });

    it('is sent as it is if it can hold a secret', async () => {
      const { cookie } = await AccountHolder.signUp(service);
      const description = 'x'.repeat(1_000);
      const body = JSON.stringify({
        name: 'Margin Notes',
        description,
        redirect_uris: ['https://app.example/callback'],
        scopes: ['words:read'],
      });
      const headers = {
        cookie,
        origin: service.url,
        'content-type': 'application/json',
        'accept-encoding': 'br, gzip',
      };
      const url = `${service.url}/api/console/applications`;
      const made = await fetch(url, { method: 'POST', headers, body });
      expect(await made.text()).toContain('client_secret');
      expect(made.headers.get('content-encoding')).toBeNull();
      const list = await fetch(url, { headers });
      expect([list.status, list.headers.get('content-encoding')]).toEqual([200, 'br']);
    });
  });
});
