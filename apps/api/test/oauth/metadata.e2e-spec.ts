import { ALL_SCOPES } from '@wordgrove/contracts';
import { AuthorizationFlow, redirected } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PATH = '/.well-known/oauth-authorization-server';
const OPENID_PATH = '/.well-known/openid-configuration';

describe('rule 43: the metadata', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('describe the server', async () => {
    const { url } = service;
    const { status, body } = await service.client.get(PATH);
    expect(status).toBe(200);
    expect(body).toEqual({
      issuer: url,
      authorization_endpoint: `${url}/oauth/authorize`,
      token_endpoint: `${url}/oauth/token`,
      revocation_endpoint: `${url}/oauth/revoke`,
      introspection_endpoint: `${url}/oauth/introspect`,
      service_documentation: `${url}/docs`,
      scopes_supported: [...ALL_SCOPES],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      revocation_endpoint_auth_methods_supported: [
        'client_secret_basic',
        'client_secret_post',
        'none',
      ],
      introspection_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('are the same where clients of OpenID Connect look for them', async () => {
    const { body } = await service.client.get(PATH);
    expect((await service.client.get(OPENID_PATH)).body).toEqual(body);
  });

  it('have the issuer that redirects state', async () => {
    const flow = await AuthorizationFlow.start(service);
    const answer = await flow.authorize({ response_type: 'token' });
    const { issuer } = (await service.client.get(PATH)).body;
    expect(redirected(answer.headers.get('location')).get('iss')).toBe(issuer);
  });

  it('name endpoints that exist', async () => {
    const { body } = await service.client.get(PATH);
    const endpoints = Object.entries(body).filter(([name]) => name.endsWith('_endpoint'));
    for (const [name, endpoint] of endpoints) {
      const method = name === 'authorization_endpoint' ? 'GET' : 'POST';
      const { status } = await service.client.call(method, new URL(endpoint as string).pathname);
      expect([name, [400, 401]]).toEqual([name, expect.arrayContaining([status])]);
    }
  });

  it('refuse other methods', async () => {
    expect((await service.client.post(PATH)).status).toBe(405);
  });

  it('do not offer what is switched off', async () => {
    const off = await startTestApp({ environment: { REFRESH_TOKENS: 'off' } });
    const { body } = await off.client.get(PATH);
    await off.close();
    expect(body.grant_types_supported).toEqual(['authorization_code']);
  });
});

describe('rule 44: other origins', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const allowed = async (method: string, path: string) => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
    };
    const answer = await service.client.call(method, path, { headers });
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    return answer.headers.get('access-control-allow-origin');
  };

  it.each([
    PATH,
    OPENID_PATH,
    '/api/v1/learning/languages',
    '/api/v1/unknown',
    '/oauth/token',
    '/oauth/revoke',
  ])('may read %s', async (path) => {
    expect(await allowed('GET', path)).toBe('*');
    expect(await allowed('OPTIONS', path)).toBe('*');
  });

  it.each(['/oauth/tokens', '/oauth/introspect', '/oauth/authorize', '/api/console/session'])(
    'may not read %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'OPTIONS'])
        expect(await allowed(method, path)).toBeNull();
    },
  );
});
