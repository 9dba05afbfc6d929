import * as oauth from 'oauth4webapi';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { collecting, UserAgent } from './user-agent.js';

const HTTP = { [oauth.allowInsecureRequests]: true };

describe('oauth4webapi', () => {
  let service: TestApp;
  let server: oauth.AuthorizationServer;
  beforeAll(async () => {
    service = await startTestApp();
    const issuer = new URL(service.url);
    const response = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...HTTP });
    server = await oauth.processDiscoveryResponse(issuer, response);
  });
  afterAll(() => service.close());

  const authorizeUrl = async (client: oauth.Client, redirectUri: string) => {
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const url = new URL(server.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'words:read words:write',
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString();
    return { url, verifier, state };
  };

  it.each([
    ['a secret in the form', 'CONFIDENTIAL', oauth.ClientSecretPost],
    ['HTTP Basic', 'CONFIDENTIAL', oauth.ClientSecretBasic],
    ['no secret', 'PUBLIC', oauth.None],
  ] as const)('completes the flow with %s', async (_name, clientType, method) => {
    const redirectUri = 'http://127.0.0.1/callback';
    const application = await service.given.application({ clientType, redirectUri });
    const agent = await UserAgent.of(service, application);
    const client: oauth.Client = { client_id: application.clientId };
    const authentication = method(application.clientSecret);
    const back = clientType === 'PUBLIC' ? 'http://127.0.0.1:51004/callback' : redirectUri;

    const { url, verifier, state } = await authorizeUrl(client, back);
    const callback = await agent.visit(url);
    const answer = oauth.validateAuthResponse(server, client, callback, state);
    const exchanged = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      answer,
      back,
      verifier,
      HTTP,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, exchanged);
    expect(tokens).toMatchObject({ expires_in: 3_600, scope: 'words:read words:write' });
    expect(await collecting(service, tokens.access_token)).toBe(200);

    const refreshed = await oauth.refreshTokenGrantRequest(
      server,
      client,
      authentication,
      tokens.refresh_token ?? '',
      HTTP,
    );
    const fresh = await oauth.processRefreshTokenResponse(server, client, refreshed);
    expect(await collecting(service, fresh.access_token)).toBe(200);

    const revoked = await oauth.revocationRequest(
      server,
      client,
      authentication,
      fresh.refresh_token ?? '',
      HTTP,
    );
    await oauth.processRevocationResponse(revoked);
    expect(await collecting(service, fresh.access_token)).toBe(401);
  });

  it('introspects', async () => {
    const { accessToken, application } = await service.given.token({ scopes: ['words:read'] });
    const client = { client_id: application.clientId };
    const response = await oauth.introspectionRequest(
      server,
      client,
      oauth.ClientSecretPost(application.clientSecret),
      accessToken,
      HTTP,
    );
    expect(await oauth.processIntrospectionResponse(server, client, response)).toMatchObject({
      active: true,
      scope: 'words:read',
    });
  });

  it('understands a denial, and a code that was used before', async () => {
    const application = await service.given.application();
    const agent = await UserAgent.of(service, application);
    const client = { client_id: application.clientId };
    const { redirectUri, clientSecret } = application;
    const refused = await authorizeUrl(client, redirectUri);
    const denied = await agent.visit(refused.url, false);
    expect(() => oauth.validateAuthResponse(server, client, denied, refused.state)).toThrow(
      expect.objectContaining({ error: 'access_denied' }),
    );
    const { url, verifier, state } = await authorizeUrl(client, redirectUri);
    const answer = oauth.validateAuthResponse(server, client, await agent.visit(url), state);
    const exchange = async () => {
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.ClientSecretPost(clientSecret),
        answer,
        redirectUri,
        verifier,
        HTTP,
      );
      return oauth.processAuthorizationCodeResponse(server, client, response);
    };
    await exchange();
    await expect(exchange()).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});
