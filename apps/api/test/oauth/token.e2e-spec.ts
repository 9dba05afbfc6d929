import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const FORM = 'application/x-www-form-urlencoded';
let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

describe('the request', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'rule 21: %s is 405 with Allow',
    async (method) => {
      const answer = await service.client.call(method, '/oauth/token');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  it.each([
    ['application/json', '{"grant_type":"authorization_code"}'],
    ['text/plain', 'grant_type=authorization_code'],
    ['multipart/form-data; boundary=x', '--x--'],
    [FORM, `a=${'x'.repeat(256 * 1024)}`],
    [FORM, Buffer.from('a=\xff', 'latin1')],
    [FORM, 'client_id=%FF'],
  ])('rule 21: a body of %s that is not a valid form', async (type, raw) => {
    const headers = { 'content-type': type };
    const answer = await service.client.post('/oauth/token', { raw, headers });
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('rule 21: no body', async () => {
    const answer = await service.client.post('/oauth/token');
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
  });

  it('rule 21: credentials in the query are ignored', async () => {
    const { clientId, clientSecret } = flow.application;
    const query = { client_id: clientId, client_secret: clientSecret };
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    const answer = await service.client.post('/oauth/token', { query, form });
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
  });

  it.each(['grant_type', 'code', 'client_id', 'client_secret', 'redirect_uri', 'unknown'])(
    'rule 21: %s repeated',
    async (name) => {
      const code = await flow.code();
      const answer = await flow.exchange(code, { [name]: ['x', 'x'] });
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
      expect((await flow.exchange(code)).status).toBe(200);
    },
  );

  it('rule 22: successes and errors are JSON that no cache stores', async () => {
    for (const answer of [await flow.exchange(await flow.code()), await flow.exchange('x')]) {
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('pragma')).toBe('no-cache');
    }
  });

  it('rule 25: no grant_type, or an unknown one', async () => {
    expect((await flow.token({})).body.error).toBe('invalid_request');
    expect((await flow.token({ grant_type: '' })).body.error).toBe('invalid_request');
    for (const type of ['password', 'client_credentials', 'implicit', 'AUTHORIZATION_CODE']) {
      const answer = await flow.token({ grant_type: type });
      expect([answer.status, answer.body.error]).toEqual([400, 'unsupported_grant_type']);
    }
  });

  it('needs code and redirect_uri', async () => {
    const code = await flow.code();
    expect((await flow.exchange(code, { code: null })).body.error).toBe('invalid_request');
    expect((await flow.exchange(code, { redirect_uri: null })).body.error).toBe('invalid_request');
  });
});
