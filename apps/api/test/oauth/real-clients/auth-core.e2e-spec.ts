import { Auth, skipCSRFCheck, type AuthConfig } from '@auth/core';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { collecting, post, UserAgent } from './user-agent.js';

const SITE = 'http://127.0.0.1:4000';

describe('@auth/core', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('signs a user in through a provider of its own, with PKCE and state', async () => {
    const redirectUri = `${SITE}/auth/callback/wordgrove`;
    const application = await service.given.application({ redirectUri });
    const agent = await UserAgent.of(service, application);
    const granted: { accessToken?: string; refreshToken?: string; profileId?: string } = {};
    const config: AuthConfig = {
      basePath: '/auth',
      secret: 'a secret of the site',
      trustHost: true,
      skipCSRFCheck,
      logger: { error: (error) => expect(error).toBeUndefined() },
      providers: [
        {
          id: 'wordgrove',
          name: 'Wordgrove',
          type: 'oauth',
          issuer: service.url,
          authorization: {
            url: `${service.url}/oauth/authorize`,
            params: { scope: 'words:read words:write' },
          },
          token: `${service.url}/oauth/token`,
          userinfo: `${service.url}/api/v1/me`,
          clientId: application.clientId,
          clientSecret: application.clientSecret,
          client: { token_endpoint_auth_method: 'client_secret_post' },
          checks: ['pkce', 'state'],
          profile: (profile) => ({ id: String(profile['user_id']) }),
        },
      ],
      callbacks: {
        jwt: ({ token, account, profile }) => {
          granted.accessToken ??= account?.access_token;
          granted.refreshToken ??= account?.refresh_token;
          granted.profileId ??= String(profile?.['user_id']);
          return token;
        },
      },
    };
    const started = await Auth(
      new Request(`${SITE}/auth/signin/wordgrove`, { method: 'POST', body: new URLSearchParams() }),
      config,
    );
    const callback = await agent.visit(started.headers.get('location') ?? '');
    const cookie = started.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const finished = await Auth(new Request(callback, { headers: { cookie } }), config);
    expect(finished.headers.get('location')).toBe(SITE);
    expect(granted.profileId).toBe(agent.userId);
    expect(await collecting(service, granted.accessToken ?? '')).toBe(200);

    // Its documentation leaves both to the site.
    const refreshToken = granted.refreshToken ?? '';
    const { body: fresh } = await post(service, application, 'token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    expect(await collecting(service, fresh.access_token)).toBe(200);
    await post(service, application, 'revoke', { token: fresh.refresh_token });
    expect(await collecting(service, fresh.access_token)).toBe(401);
  });
});
