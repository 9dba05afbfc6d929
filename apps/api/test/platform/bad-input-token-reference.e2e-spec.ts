import { LEAK } from './bad-input/leak.js';
import type { GivenApplication } from '../support/given.js';
import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const FORM = 'application/x-www-form-urlencoded';
const ODD_VALUES = [
  '%00',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%27%3B--',
  '%0D%0Ax:y',
  'a'.repeat(99_999),
];

describe.each(['/oauth/revoke', '/oauth/introspect'])('bad input to POST %s', (path) => {
  let service: TestApp;
  let application: GivenApplication;
  beforeAll(async () => {
    service = await startTestApp({ environment: { TOKEN_FAILURE_LIMIT: '100000' } });
    application = await service.given.application();
  });
  afterAll(() => service.close());

  const form = (token = 'x') =>
    `token=${token}&client_id=${application.clientId}&client_secret=${application.clientSecret}`;

  async function outcome(body: string, type = FORM): Promise<string> {
    const length = String(Buffer.byteLength(body));
    const headers = { 'content-type': type, 'content-length': length };
    const answer = await sendRaw(service.url, `POST ${path} HTTP/1.1`, headers, body);
    expect(answer.text).not.toMatch(LEAK);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('pragma')).toBe('no-cache');
    return `${answer.status} ${(JSON.parse(answer.text) as { error?: string }).error ?? 'fine'}`;
  }

  it('rule 21: refuses a body that is not a form', async () => {
    for (const type of ['application/json', 'text/plain', 'x', ''])
      expect(await outcome(form(), type)).toBe('400 invalid_request');
    expect(await outcome('')).toBe('400 invalid_request');
    expect(await outcome(`${form()}&x=${'a'.repeat(256 * 1024)}`)).toBe('400 invalid_request');
  });

  it.each(['token', 'token_type_hint', 'client_id', 'client_secret', 'x'])(
    'rule 21: refuses %s given twice',
    async (name) => {
      expect(await outcome(`${form()}&${name}=x&${name}=x`)).toBe('400 invalid_request');
    },
  );

  it('requires a token', async () => {
    expect(await outcome(form(''))).toBe('400 invalid_request');
    expect(await outcome(form().replace('token=', 'token[]='))).toBe('400 invalid_request');
  });

  it('survives any value of anything', async () => {
    for (const value of ODD_VALUES) {
      const known = /^(200 fine|400 invalid_request)$/;
      expect(await outcome(form(value))).toMatch(known);
      expect(await outcome(`${form()}&token_type_hint=${value}`)).toMatch(known);
      for (const name of ['client_id', 'client_secret']) {
        const body = form().replace(new RegExp(`${name}=[^&]*`), `${name}=${value}`);
        expect(await outcome(body)).toMatch(/^(401 invalid_client|400 invalid_request)$/);
      }
    }
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'HEAD'])(
    'rule 21: refuses %s with 405',
    async (method) => {
      const answer = await sendRaw(service.url, `${method} ${path} HTTP/1.1`);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );
});
