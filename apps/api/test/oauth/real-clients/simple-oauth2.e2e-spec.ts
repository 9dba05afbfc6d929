import { AuthorizationCode } from 'simple-oauth2';
import { pkcePair } from '../../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { collecting, UserAgent } from './user-agent.js';

describe('simple-oauth2', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  async function obtain(authorizationMethod: 'body' | 'header') {
    const application = await service.given.application();
    const { clientId, clientSecret, redirectUri } = application;
    const agent = await UserAgent.of(service, application);
    const client = new AuthorizationCode({
      client: { id: clientId, secret: clientSecret },
      auth: {
        tokenHost: service.url,
        tokenPath: '/oauth/token',
        authorizePath: '/oauth/authorize',
        revokePath: '/oauth/revoke',
      },
      options: { authorizationMethod },
    });
    const { verifier, challenge } = pkcePair();
    const url = client.authorizeURL({
      redirect_uri: redirectUri,
      scope: ['words:read', 'words:write'],
      state: 'a state',
      ...{ code_challenge: challenge, code_challenge_method: 'S256' },
    });
    const callback = (await agent.visit(url)).searchParams;
    expect(callback.get('state')).toBe('a state');
    return client.getToken({
      code: callback.get('code') ?? '',
      redirect_uri: redirectUri,
      ...{ code_verifier: verifier },
    });
  }

  it.each(['body', 'header'] as const)(
    'completes the flow with the secret in the %s',
    async (method) => {
      const token = await obtain(method);
      expect(token.expired()).toBe(false);
      expect(await collecting(service, String(token.token['access_token']))).toBe(200);
      const fresh = await token.refresh();
      expect(await collecting(service, String(fresh.token['access_token']))).toBe(200);
      await fresh.revoke('access_token');
      expect(await collecting(service, String(fresh.token['access_token']))).toBe(401);
      const again = await fresh.refresh();
      await again.revoke('refresh_token');
      expect(await collecting(service, String(again.token['access_token']))).toBe(401);
      await expect(again.refresh()).rejects.toMatchObject({
        data: { payload: { error: 'invalid_grant' } },
      });
    },
  );

  it('revokes both at once', async () => {
    const token = await obtain('body');
    await token.revokeAll();
    expect(await collecting(service, String(token.token['access_token']))).toBe(401);
  });
});
