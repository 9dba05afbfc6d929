import { LEAK } from './bad-input/leak.js';
import { describedInputs } from './bad-input/described-inputs.js';
import type { GivenApplication } from '../support/given.js';
import { sendRaw, type RawAnswer } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const FORM = 'application/x-www-form-urlencoded';
const LONG = 'a'.repeat(100_000);
const TWENTY_MEGABYTES = Buffer.alloc(20 * 1024 * 1024, 'a');
/** Values that should reach neither the database nor the log. */
const ODD_VALUES = [
  '%00',
  '%FF',
  '%ED%A0%80',
  '%',
  '%F0%9F%98%80',
  '%27%3B--',
  '',
  '%0D%0Ax:y',
  '%7B%7D',
];
const OAUTH_ROUTES = ['authorize', 'introspect', 'revoke', 'token'];

describe('bad input to the authorization server', () => {
  let service: TestApp;
  let application: GivenApplication;
  beforeAll(async () => {
    service = await startTestApp({ environment: { TOKEN_FAILURE_LIMIT: '100000' } });
    application = await service.given.application();
  });
  afterEach(async () => {
    expect((await service.client.get('/health/ready')).status).toBe(200);
  });
  afterAll(() => service.close());

  it('is tried on every route that is described', () => {
    const routes = describedInputs(service.openApi).map(({ route }) => route);
    const ours = routes.map((route) => route.split(' /oauth/')[1] ?? '').filter(Boolean);
    expect(ours.sort()).toEqual(OAUTH_ROUTES);
  });

  describe('POST /oauth/token', () => {
    const credentials = () =>
      `client_id=${application.clientId}&client_secret=${application.clientSecret}`;
    const codeForm = () =>
      `grant_type=authorization_code&code=x&redirect_uri=https%3A%2F%2Fa&${credentials()}`;
    const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
      sendRaw(
        service.url,
        'POST /oauth/token HTTP/1.1',
        { 'content-type': FORM, 'content-length': String(Buffer.byteLength(body)), ...headers },
        body,
      );

    /** `400 invalid_request`, once the body is held to be one of RFC 6749 and kept out of caches. */
    function outcome({ status, headers, text }: RawAnswer): string {
      expect(text).not.toMatch(LEAK);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('pragma')).toBe('no-cache');
      const body = JSON.parse(text) as { error: string };
      expect(Object.keys(body).sort()).toEqual(['error', 'error_description']);
      return `${status} ${body.error}`;
    }

    it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x', ''])(
      'refuses the content type %j with 400 (rule 21)',
      async (type) => {
        const answer = await post(codeForm(), { 'content-type': type });
        expect(outcome(answer)).toBe('400 invalid_request');
      },
    );

    it.each([
      ['20 MB', () => TWENTY_MEGABYTES],
      ['more than 256 KiB', () => `${codeForm()}&x=${'a'.repeat(256 * 1024)}`],
      ['Latin-1', () => Buffer.from(`${codeForm()}&x=\xff`, 'latin1')],
      ['nothing', () => ''],
    ])('refuses a body of %s with 400', async (_name, body) => {
      expect(outcome(await post(body()))).toBe('400 invalid_request');
    });

    it.each(['grant_type', 'code', 'client_id', 'client_secret', 'redirect_uri', 'x', 'x[]'])(
      'refuses %s given twice (rule 21)',
      async (name) => {
        const twice = `${codeForm()}&${name}=x&${name}=x`;
        expect(outcome(await post(twice))).toBe('400 invalid_request');
      },
    );

    it.each([
      ['grant_type', '400 invalid_request'],
      ['code', '400 invalid_request'],
      ['redirect_uri', '400 invalid_request'],
      ['client_id', '401 invalid_client'],
      ['client_secret', '401 invalid_client'],
    ])('responds to a missing %s with %s', async (name, expected) => {
      const form = new URLSearchParams(codeForm());
      form.delete(name);
      expect(outcome(await post(form.toString()))).toBe(expected);
      form.set(`${name}[]`, 'x');
      expect(outcome(await post(form.toString()))).toBe(expected);
      form.set(name, '');
      expect(outcome(await post(form.toString()))).toBe(expected);
    });

    it('responds to a missing refresh_token with invalid_request', async () => {
      const form = `grant_type=refresh_token&${credentials()}`;
      expect(outcome(await post(form))).toBe('400 invalid_request');
    });

    const names = ['grant_type', 'code', 'client_id', 'client_secret', 'redirect_uri'];
    it.each([...names, 'code_verifier', 'scope', 'refresh_token'])(
      'survives any value of %s',
      async (name) => {
        const grant = ['scope', 'refresh_token'].includes(name)
          ? `grant_type=refresh_token&refresh_token=x&${credentials()}`
          : codeForm();
        for (const value of [...ODD_VALUES, LONG]) {
          const pairs = grant.split('&').filter((pair) => !pair.startsWith(`${name}=`));
          const result = outcome(await post([...pairs, `${name}=${value}`].join('&')));
          expect(result).toMatch(
            /^400 (invalid_request|invalid_grant|invalid_scope|unsupported_grant_type)$|^401 invalid_client$/,
          );
        }
      },
    );

    it.each([
      'Basic',
      'Basic !',
      'Basic ' + Buffer.from('nocolon').toString('base64'),
      'Basic ' + Buffer.from('%FF:%FF').toString('base64'),
      'Basic ' + Buffer.from('\0:\0').toString('base64'),
      'Basic ' + Buffer.from([0xff, 0x3a, 0xff]).toString('base64'),
      'Basic ' + Buffer.from(':').toString('base64'),
      'Bearer x',
    ])('does not know the client of %s', async (authorization) => {
      const answer = await post('grant_type=authorization_code&code=x&redirect_uri=x', {
        authorization,
      });
      expect(outcome(answer)).toBe('401 invalid_client');
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
    });

    it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'])(
      'refuses %s with 405, whatever the body is (rule 21)',
      async (method) => {
        const sent = { 'content-type': 'application/json', 'content-length': '1' };
        const answer = await sendRaw(service.url, `${method} /oauth/token HTTP/1.1`, sent, '{');
        expect([outcome(answer), answer.headers.get('allow')]).toEqual([
          '405 invalid_request',
          'POST',
        ]);
      },
    );

    it('ignores credentials in the query (rule 21)', async () => {
      const { headers, status } = await sendRaw(
        service.url,
        `POST /oauth/token?${credentials()} HTTP/1.1`,
        { 'content-type': FORM, 'content-length': '50' },
        'grant_type=authorization_code&code=x&redirect_uri='.padEnd(50, 'x'),
      );
      expect([status, headers.get('content-type')]).toEqual([
        401,
        expect.stringContaining('application/json'),
      ]);
    });
  });

  describe('GET /oauth/authorize', () => {
    const valid = (): Record<string, string> => ({
      client_id: application.clientId,
      redirect_uri: encodeURIComponent(application.redirectUri),
      response_type: 'code',
      scope: 'words:read',
      state: 'x',
    });
    const get = (parameters: Record<string, string>, more = '') => {
      const query = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
      return sendRaw(service.url, `GET /oauth/authorize?${query.join('&')}${more} HTTP/1.1`);
    };

    /** Holds that a fault is told on a page, or to the redirect URI alone. */
    function demandSafe({ status, headers, text }: RawAnswer): void {
      expect(text).not.toMatch(LEAK);
      expect([302, 400]).toContain(status);
      const location = headers.get('location');
      if (status === 400) {
        expect(location).toBeNull();
        expect(headers.get('content-type')).toMatch(/^text\/html/);
      } else {
        const { origin, pathname } = new URL(location ?? '', service.url);
        expect([`${service.url}/consent`, application.redirectUri]).toContain(origin + pathname);
      }
    }

    it.each(['client_id', 'redirect_uri'])(
      'redirects nobody for any %s (rules 1, 2)',
      async (name) => {
        for (const value of [...ODD_VALUES, LONG.slice(0, 10_000), 'https%3A%2F%2Fevil.example']) {
          const answer = await get({ ...valid(), [name]: value });
          demandSafe(answer);
          expect(answer.status).toBe(400);
          expect(answer.text).not.toContain('evil.example');
        }
        const { [name]: _, ...rest } = valid();
        for (const more of ['', `&${name}[]=x`]) expect((await get(rest, more)).status).toBe(400);
        expect((await get(valid(), `&${name}=x`)).status).toBe(400);
      },
    );

    it.each([
      'response_type',
      'scope',
      'state',
      'code_challenge',
      'code_challenge_method',
      'prompt',
    ])('survives any %s', async (name) => {
      for (const value of [...ODD_VALUES, LONG.slice(0, 10_000)])
        demandSafe(await get({ ...valid(), [name]: value }));
      demandSafe(await get(valid(), `&${name}=x&${name}=y`));
      const { [name]: _, ...rest } = valid();
      demandSafe(await get(rest, `&${name}[]=x`));
    });

    it('ignores unknown parameters (rule 11), one or several', async () => {
      const answer = await get(valid(), '&__proto__=x&constructor=y&a[b]=c&unknown=%FF');
      expect([302, 400]).toContain(answer.status);
      demandSafe(answer);
      expect((await get(valid(), '&unknown=1&a[b]=c')).headers.get('location')).toMatch(
        /^\/consent\?/,
      );
    });

    it.each(['POST', 'HEAD', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])(
      'accepts no %s',
      async (method) => {
        const answer = await sendRaw(service.url, `${method} /oauth/authorize HTTP/1.1`);
        expect(answer.status).toBe(405);
        expect(answer.headers.get('allow')).toMatch(/^GET/);
      },
    );
  });
});
