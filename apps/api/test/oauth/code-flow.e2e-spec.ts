import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the code flow', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('leads from the request through consent to tokens, and to new ones later', async () => {
    const flow = await AuthorizationFlow.start(service);
    const tokens = await flow.tokens();
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'words:read words:write',
    });
    expect(await flow.apiStatus(tokens.access_token)).toBe(200);

    const fresh = await flow.refresh(tokens.refresh_token);
    expect(fresh.status).toBe(200);
    expect(fresh.body.refresh_token).not.toBe(tokens.refresh_token);
    expect(await flow.apiStatus(fresh.body.access_token)).toBe(200);
  });
});
