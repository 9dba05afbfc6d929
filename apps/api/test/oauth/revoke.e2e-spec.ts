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

const revoke = (token: string, overrides: Overrides = {}) =>
  flow.post('/oauth/revoke', { token, ...overrides });

describe('rule 41: revocation', () => {
  it('of an access token ends only that token', async () => {
    const tokens = await flow.tokens();
    const { status, headers, text } = await revoke(tokens.access_token);
    expect([status, text]).toEqual([200, '{}']);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await flow.apiStatus(tokens.access_token)).toBe(401);
    expect((await flow.refresh(tokens.refresh_token)).status).toBe(200);
  });

  it('of a refresh token ends all codes and tokens of its grant, and no others', async () => {
    const other = await AuthorizationFlow.start(service, { application: flow.application });
    const [first, second, theirs] = [
      await flow.tokens(),
      await flow.tokens(),
      await other.tokens(),
    ];
    const code = await flow.code();
    expect((await revoke(first.refresh_token)).text).toBe('{}');
    for (const { access_token, refresh_token } of [first, second]) {
      expect(await flow.apiStatus(access_token)).toBe(401);
      expect((await flow.refresh(refresh_token)).body.error).toBe('invalid_grant');
    }
    expect((await flow.exchange(code)).body.error).toBe('invalid_grant');
    expect(await other.apiStatus(theirs.access_token)).toBe(200);
    expect((await other.refresh(theirs.refresh_token)).status).toBe(200);
  });

  it('keeps the consent: the next authorization needs no page, and its tokens work', async () => {
    await revoke((await flow.tokens()).refresh_token);
    const { headers } = await flow.authorize();
    expect(headers.get('location')).toContain(flow.application.redirectUri);
    const tokens = await flow.tokens();
    expect(await flow.apiStatus(tokens.access_token)).toBe(200);
    expect((await flow.refresh(tokens.refresh_token)).status).toBe(200);
  });

  it('a second time, with a revoked refresh token, does not end what came after', async () => {
    const { refresh_token } = await flow.tokens();
    await revoke(refresh_token);
    const later = await flow.tokens();
    expect((await revoke(refresh_token)).text).toBe('{}');
    expect(await flow.apiStatus(later.access_token)).toBe(200);
  });

  it('of a rotated refresh token ends its grant’s tokens too', async () => {
    const { refresh_token: rotated } = await flow.tokens();
    const { body: newest } = await flow.refresh(rotated);
    await revoke(rotated);
    expect(await flow.apiStatus(newest.access_token)).toBe(401);
  });

  it.each(['refresh_token', 'access_token'] as const)(
    'of a foreign %s responds the same and leaves it valid',
    async (kind) => {
      const stranger = await AuthorizationFlow.start(service, { userId: flow.userId });
      const tokens = await flow.tokens();
      const answer = await stranger.post('/oauth/revoke', { token: tokens[kind] });
      expect([answer.status, answer.text]).toEqual([200, '{}']);
      expect(await flow.apiStatus(tokens.access_token)).toBe(200);
      expect((await flow.refresh(tokens.refresh_token)).status).toBe(200);
    },
  );

  it.each(NO_TOKENS)('of %s responds the same', async (_name, token) => {
    const { status, text } = await revoke(token);
    expect([status, text]).toEqual([200, '{}']);
  });

  it('of a code does not use it up', async () => {
    const code = await flow.code();
    expect((await revoke(code)).text).toBe('{}');
    expect((await flow.exchange(code)).status).toBe(200);
  });

  it.each(['access_token', 'refresh_token', 'nonsense'])(
    'finds the token whatever the hint %s says',
    async (hint) => {
      const { access_token } = await flow.tokens();
      await revoke(access_token, { token_type_hint: hint });
      expect(await flow.apiStatus(access_token)).toBe(401);
    },
  );

  it('accepts Basic credentials as well, but not both', async () => {
    const { clientId, clientSecret } = flow.application;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}` };
    const { access_token: token } = await flow.tokens();
    const both = await flow.post('/oauth/revoke', { token }, headers);
    expect([both.status, both.body.error]).toEqual([400, 'invalid_request']);
    const alone = { token, client_id: null, client_secret: null };
    expect((await flow.post('/oauth/revoke', alone, headers)).text).toBe('{}');
    expect(await flow.apiStatus(token)).toBe(401);
  });

  it('without an authenticated client ends nothing', async () => {
    const { access_token: token } = await flow.tokens();
    for (const secret of [null, 'wrong', '']) {
      const { status, body, headers } = await revoke(token, { client_secret: secret });
      expect([status, body.error]).toEqual([401, 'invalid_client']);
      expect(headers.get('www-authenticate')).toMatch(/^Basic /);
    }
    expect(await flow.apiStatus(token)).toBe(200);
  });
});
