import { generateCodeVerifier, OAuth2Client } from '@badgateway/oauth2-client';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { collecting, UserAgent } from './user-agent.js';

describe('@badgateway/oauth2-client', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const discovering = (clientId: string, clientSecret: string) =>
    new OAuth2Client({
      server: service.url,
      clientId,
      clientSecret,
      discoveryEndpoint: '/.well-known/oauth-authorization-server',
    });

  it('completes the flow by discovery', async () => {
    const application = await service.given.application();
    const { clientId, clientSecret, redirectUri } = application;
    const agent = await UserAgent.of(service, application);
    const client = discovering(clientId, clientSecret);
    const codeVerifier = await generateCodeVerifier();
    const url = await client.authorizationCode.getAuthorizeUri({
      redirectUri,
      state: 'a state',
      codeVerifier,
      scope: ['words:read', 'words:write'],
    });
    const callback = await agent.visit(url);
    const parameters = { redirectUri, state: 'a state', codeVerifier };
    const token = await client.authorizationCode.getTokenFromCodeRedirect(callback, parameters);
    expect(await collecting(service, token.accessToken)).toBe(200);

    const fresh = await client.refreshToken(token);
    expect(await collecting(service, fresh.accessToken)).toBe(200);
    expect(await client.introspect(fresh)).toMatchObject({ active: true, client_id: clientId });
    await client.revoke(fresh, 'refresh_token');
    expect(await collecting(service, fresh.accessToken)).toBe(401);
  });

  it('refuses another state, and reports a denial', async () => {
    const application = await service.given.application();
    const agent = await UserAgent.of(service, application);
    const client = discovering(application.clientId, application.clientSecret);
    const { redirectUri } = application;
    const asked = { redirectUri, state: 'a state', scope: ['words:read'] };
    const url = await client.authorizationCode.getAuthorizeUri(asked);
    const denied = await agent.visit(url, false);
    const read = (state: string, callback: URL) =>
      client.authorizationCode.getTokenFromCodeRedirect(callback, { redirectUri, state });
    await expect(read('a state', denied)).rejects.toMatchObject({ oauth2Code: 'access_denied' });
    await expect(read('another', await agent.visit(url))).rejects.toThrow(/state/);
  });
});
