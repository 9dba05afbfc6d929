import {
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  OAuth2RequestError,
} from 'arctic';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { collecting, UserAgent } from './user-agent.js';

const SCOPES = ['words:read', 'words:write'];

describe('arctic', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it.each(['CONFIDENTIAL', 'PUBLIC'] as const)('completes the flow as %s', async (clientType) => {
    const application = await service.given.application({ clientType });
    const { clientId, clientSecret, redirectUri } = application;
    const agent = await UserAgent.of(service, application);
    const client = new OAuth2Client(clientId, clientSecret || null, redirectUri);
    const endpoint = (name: string) => `${service.url}/oauth/${name}`;
    const [state, verifier] = [generateState(), generateCodeVerifier()];
    const url = client.createAuthorizationURLWithPKCE(
      endpoint('authorize'),
      state,
      CodeChallengeMethod.S256,
      verifier,
      SCOPES,
    );
    const callback = (await agent.visit(url)).searchParams;
    expect(callback.get('state')).toBe(state);
    const code = callback.get('code') ?? '';
    const tokens = await client.validateAuthorizationCode(endpoint('token'), code, verifier);
    expect(tokens.scopes()).toEqual(SCOPES);
    expect(await collecting(service, tokens.accessToken())).toBe(200);

    const fresh = await client.refreshAccessToken(endpoint('token'), tokens.refreshToken(), SCOPES);
    expect(await collecting(service, fresh.accessToken())).toBe(200);
    await client.revokeToken(endpoint('revoke'), fresh.refreshToken());
    expect(await collecting(service, fresh.accessToken())).toBe(401);

    const again = client.validateAuthorizationCode(endpoint('token'), code, verifier);
    await expect(again).rejects.toThrow(OAuth2RequestError);
    await expect(again).rejects.toMatchObject({ code: 'invalid_grant' });
  });
});
