import { AuthorizationFlow, type Overrides } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const NO_TOKENS = [
  ['an unknown token', 'unknown'],
  ['a letter that no token has', 'é'],
  ['NUL', '\0'],
  ['a very long token', 'a'.repeat(10_000)],
] as const;

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const introspect = (token: string, overrides: Overrides = {}) =>
  flow.post('/oauth/introspect', { token, ...overrides });
const demandInactive = async (token: string) => {
  const { status, text } = await introspect(token);
  expect([status, text]).toEqual([200, '{"active":false}']);
};

describe('rule 42: introspection', () => {
  it('of a working access token says what it may do, for whom and how long', async () => {
    const { access_token } = await flow.tokens();
    const { status, body, headers } = await introspect(access_token);
    const iat = Math.floor(service.clock.now().getTime() / 1000);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      active: true,
      scope: 'words:read words:write',
      client_id: flow.application.clientId,
      sub: flow.userId,
      exp: iat + 3_600,
      iat,
      token_type: 'Bearer',
    });
  });

  it('of a working refresh token does not let it pass as a bearer token', async () => {
    const { refresh_token } = await flow.tokens();
    const { body } = await introspect(refresh_token);
    expect(body).toMatchObject({ active: true, token_type: 'refresh_token' });
    expect(body.exp - body.iat).toBe(30 * 86_400);
  });

  it('does not use the refresh token, which still rotates', async () => {
    const { refresh_token } = await flow.tokens();
    await introspect(refresh_token);
    expect((await flow.refresh(refresh_token)).status).toBe(200);
    await demandInactive(refresh_token);
  });

  it.each(NO_TOKENS)('of %s says no more', (_name, token) => demandInactive(token));

  it('of a code says no more, and does not use it up', async () => {
    const code = await flow.code();
    await demandInactive(code);
    expect((await flow.exchange(code)).status).toBe(200);
  });

  it('of a foreign token says no more', async () => {
    const stranger = await AuthorizationFlow.start(service, { userId: flow.userId });
    const { access_token, refresh_token } = await stranger.tokens();
    for (const token of [access_token, refresh_token]) await demandInactive(token);
  });

  it('of expired tokens says no more', async () => {
    const { access_token, refresh_token } = await flow.tokens();
    service.clock.advance({ hours: 1 });
    await demandInactive(access_token);
    service.clock.advance({ days: 30 });
    await demandInactive(refresh_token);
  });

  it('of revoked tokens says no more', async () => {
    const { access_token, refresh_token } = await flow.tokens();
    await flow.post('/oauth/revoke', { token: refresh_token });
    for (const token of [access_token, refresh_token]) await demandInactive(token);
  });

  it('of tokens whose grant the user revoked says no more', async () => {
    const { access_token, refresh_token } = await flow.tokens();
    await service.client.delete('/api/console/grants', { cookie: flow.cookie });
    for (const token of [access_token, refresh_token]) await demandInactive(token);
  });

  it('of tokens of a suspended application says no more', async () => {
    const { access_token } = await flow.tokens();
    const suspend = `update applications set status = 'SUSPENDED' where id = $1`;
    await service.database.pool.query(suspend, [flow.application.id]);
    await demandInactive(access_token);
  });

  it('leaves out scopes that the application gave up', async () => {
    const { access_token } = await flow.tokens();
    const giveUp = `update applications set scopes = '{words:read}' where id = $1`;
    await service.database.pool.query(giveUp, [flow.application.id]);
    expect((await introspect(access_token)).body.scope).toBe('words:read');
  });

  it('refuses clients that are not authenticated', async () => {
    const { access_token } = await flow.tokens();
    for (const secret of [null, 'wrong']) {
      const { status, body } = await introspect(access_token, { client_secret: secret });
      expect([status, body.error]).toEqual([401, 'invalid_client']);
    }
  });
});
