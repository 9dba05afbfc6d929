import * as client from 'openid-client';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { collecting, UserAgent } from './user-agent.js';

describe('openid-client', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const discover = (clientId: string, authentication: client.ClientAuth) =>
    client.discovery(new URL(service.url), clientId, undefined, authentication, {
      algorithm: 'oauth2',
      execute: [client.allowInsecureRequests],
    });

  const begin = async (config: client.Configuration, redirectUri: string) => {
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const expectedState = client.randomState();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'words:read words:write',
      state: expectedState,
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    });
    return { url, checks: { pkceCodeVerifier, expectedState } };
  };

  it.each(['CONFIDENTIAL', 'PUBLIC'] as const)('completes the flow as %s', async (clientType) => {
    const isPublic = clientType === 'PUBLIC';
    const redirectUri = isPublic ? 'http://[::1]/cb' : 'https://app.example/cb';
    const application = await service.given.application({ clientType, redirectUri });
    const agent = await UserAgent.of(service, application);
    const config = await discover(
      application.clientId,
      isPublic ? client.None() : client.ClientSecretPost(application.clientSecret),
    );
    const back = isPublic ? 'http://[::1]:40123/cb' : redirectUri;
    const { url, checks } = await begin(config, back);
    const tokens = await client.authorizationCodeGrant(config, await agent.visit(url), checks);
    expect(await collecting(service, tokens.access_token)).toBe(200);

    const fresh = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    const me = await client.fetchProtectedResource(
      config,
      fresh.access_token,
      new URL('/api/v1/me', service.url),
      'GET',
    );
    expect(await me.json()).toMatchObject({ user_id: agent.userId });

    await client.tokenRevocation(config, fresh.refresh_token ?? '');
    expect(await collecting(service, fresh.access_token)).toBe(401);
  });

  it('introspects', async () => {
    const { accessToken, application } = await service.given.token();
    const { clientId, clientSecret } = application;
    const config = await discover(clientId, client.ClientSecretBasic(clientSecret));
    const found = await client.tokenIntrospection(config, accessToken);
    expect(found).toMatchObject({ active: true, client_id: clientId });
  });

  it('refuses a response with another state or issuer', async () => {
    const application = await service.given.application();
    const agent = await UserAgent.of(service, application);
    const { clientId, clientSecret, redirectUri } = application;
    const config = await discover(clientId, client.ClientSecretPost(clientSecret));
    for (const [name, value] of [
      ['state', 'x'],
      ['iss', 'https://evil.example'],
    ] as const) {
      const { url, checks } = await begin(config, redirectUri);
      const callback = await agent.visit(url);
      callback.searchParams.set(name, value);
      await expect(client.authorizationCodeGrant(config, callback, checks)).rejects.toThrow();
    }
  });
});
