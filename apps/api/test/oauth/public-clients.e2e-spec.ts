import { redirectUriFault } from '@wordgrove/contracts';
import { AuthorizationFlow, pkcePair, redirected } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const LOOPBACK = 'http://127.0.0.1/callback';

let service: TestApp;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());

/** A public application and its user. */
async function start(redirectUri = 'https://app.example/callback'): Promise<AuthorizationFlow> {
  const application = await service.given.application({ clientType: 'PUBLIC', redirectUri });
  return AuthorizationFlow.start(service, { application });
}

const withPkce = () => {
  const { verifier, challenge } = pkcePair();
  return { verifier, asked: { code_challenge: challenge, code_challenge_method: 'S256' } };
};
const ANONYMOUS = { client_secret: null };
const HEADER_ONLY = { ...ANONYMOUS, client_id: null, grant_type: 'authorization_code' };

describe('a public application', () => {
  it('completes the flow without a secret: authorize, exchange, refresh, revoke', async () => {
    const flow = await start();
    const { verifier, asked } = withPkce();
    const code = await flow.code(asked);
    const { body } = await flow.exchange(code, { ...ANONYMOUS, code_verifier: verifier });
    expect(await flow.apiStatus(body.access_token)).toBe(200);
    const { status, body: fresh } = await flow.refresh(body.refresh_token, ANONYMOUS);
    expect(status).toBe(200);
    expect(
      (await flow.post('/oauth/revoke', { token: fresh.refresh_token, ...ANONYMOUS })).text,
    ).toBe('{}');
    expect(await flow.apiStatus(fresh.access_token)).toBe(401);
  });

  it('has refresh tokens that rotate, and reuse ends the family (rule 32)', async () => {
    const flow = await start();
    const { verifier, asked } = withPkce();
    const code = await flow.code(asked);
    const first = await flow.exchange(code, { ...ANONYMOUS, code_verifier: verifier });
    const second = await flow.refresh(first.body.refresh_token, ANONYMOUS);
    await flow.refresh(second.body.refresh_token, ANONYMOUS);
    const reused = await flow.refresh(first.body.refresh_token, ANONYMOUS);
    expect([reused.status, reused.body.error]).toEqual([400, 'invalid_grant']);
    expect(await flow.apiStatus(second.body.access_token)).toBe(401);
  });

  it('cannot authorize without a code challenge (rule 10)', async () => {
    const flow = await start();
    const { headers } = await flow.authorize();
    const answer = redirected(headers.get('location'));
    expect([answer.get('error'), answer.get('code')]).toEqual(['invalid_request', null]);
  });

  it.each([null, 'wrong', pkcePair().verifier])(
    'cannot exchange a code with the verifier %j',
    async (sent) => {
      const flow = await start();
      const code = await flow.code(withPkce().asked);
      const answer = await flow.exchange(code, { ...ANONYMOUS, code_verifier: sent });
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);
    },
  );

  it('is refused with any secret, in the form or the header, the right verifier or not', async () => {
    const flow = await start();
    const { verifier, asked } = withPkce();
    const code = await flow.code(asked);
    const { clientId } = flow.application;
    const basic = (secret: string) => ({
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
    });
    const form = { code_verifier: verifier };
    for (const answer of [
      await flow.exchange(code, { ...form, client_secret: 'x' }),
      await flow.token(HEADER_ONLY, basic('x')),
      await flow.token(HEADER_ONLY, basic('')),
    ])
      expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
    // None of that used the code up.
    expect((await flow.exchange(code, { ...form, ...ANONYMOUS })).status).toBe(200);
  });

  it('may not introspect: anyone could claim to be it', async () => {
    const flow = await start();
    const { status, body } = await flow.post('/oauth/introspect', { token: 'x', ...ANONYMOUS });
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });

  it('cannot use the codes and tokens of another public application', async () => {
    const [flow, thief] = [await start(), await start()];
    const { verifier, asked } = withPkce();
    const code = await flow.code(asked);
    const form = { ...ANONYMOUS, code_verifier: verifier };
    expect((await thief.exchange(code, form)).body.error).toBe('invalid_grant');
    const { body } = await flow.exchange(code, form);
    expect((await thief.refresh(body.refresh_token, ANONYMOUS)).body.error).toBe('invalid_grant');
    await thief.post('/oauth/revoke', { token: body.refresh_token, ...ANONYMOUS });
    expect(await flow.apiStatus(body.access_token)).toBe(200);
  });

  it('is remembered at an https redirect URI (rule 16)', async () => {
    const flow = await start();
    await flow.code(withPkce().asked);
    const { headers } = await flow.authorize(withPkce().asked);
    expect(redirected(headers.get('location')).get('code')).not.toBeNull();
  });
});

it('rule 23: a confidential application without its secret looks like an unknown one', async () => {
  const flow = await AuthorizationFlow.start(service);
  const { verifier, asked } = withPkce();
  const code = await flow.code(asked);
  const known = await flow.exchange(code, { ...ANONYMOUS, code_verifier: verifier });
  const unknown = await flow.exchange(code, { ...ANONYMOUS, client_id: 'unknown' });
  expect(known.status).toBe(401);
  expect(known.text).toBe(unknown.text);
  expect((await flow.exchange(code, { code_verifier: verifier })).status).toBe(200);
});

describe('on a loopback address', () => {
  it('any port is accepted, and the token request must name the same one', async () => {
    const flow = await start(LOOPBACK);
    const { verifier, asked } = withPkce();
    const redirectUri = 'http://127.0.0.1:51004/callback';
    const id = await flow.pendingRequest({ ...asked, redirect_uri: redirectUri });
    expect((await flow.show(id)).body.authorization_request.redirect_host).toBe('127.0.0.1:51004');
    const { body } = await flow.decide(id, { approve: true });
    expect(body.redirect_to.startsWith(`${redirectUri}?code=`)).toBe(true);
    const code = redirected(body.redirect_to).get('code') ?? '';
    const form = { ...ANONYMOUS, code_verifier: verifier };
    expect((await flow.exchange(code, form)).body.error).toBe('invalid_grant');
    expect((await flow.exchange(code, { ...form, redirect_uri: redirectUri })).status).toBe(200);
  });

  it('a confidential application must use its exact port (rule 3)', async () => {
    const application = await service.given.application({ redirectUri: LOOPBACK });
    const flow = await AuthorizationFlow.start(service, { application });
    const { status } = await flow.authorize({ redirect_uri: 'http://127.0.0.1:51004/callback' });
    expect(status).toBe(400);
  });

  it.each(['http://127.0.0.1:1/callback', 'http://127.0.0.1:65535/callback'])(
    '%s is accepted',
    async (redirect_uri) => {
      const flow = await start(LOOPBACK);
      const { headers } = await flow.authorize({ ...withPkce().asked, redirect_uri });
      expect(headers.get('location')).toMatch(/^\/consent\?request=/);
    },
  );

  it.each([
    'http://127.0.0.1:0/callback',
    'http://127.0.0.1:65536/callback',
    'http://127.0.0.1:01/callback',
    'http://127.0.0.1:/callback',
    'http://127.0.0.1:80@evil.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://user@127.0.0.1:80/callback',
    'http://localhost:80/callback',
    'http://127.1:80/callback',
    'http://[::ffff:127.0.0.1]:80/callback',
    'http://[::1]:80/callback',
    'https://127.0.0.1:80/callback',
    'HTTP://127.0.0.1:80/callback',
    'http://127.0.0.1:80/callback/',
  ])('rule 2: %s is a page, not a redirect', async (redirect_uri) => {
    const flow = await start(LOOPBACK);
    const { status, headers } = await flow.authorize({ ...withPkce().asked, redirect_uri });
    expect([status, headers.get('location')]).toEqual([400, null]);
  });

  it('a URI that the application has removed meanwhile gets no redirect, on any port', async () => {
    const flow = await start(LOOPBACK);
    const redirect_uri = 'http://127.0.0.1:51004/callback';
    const id = await flow.pendingRequest({ ...withPkce().asked, redirect_uri });
    await service.database.pool.query('update applications set redirect_uris = $2 where id = $1', [
      flow.application.id,
      ['http://127.0.0.1/elsewhere'],
    ]);
    expect((await flow.show(id)).status).toBe(404);
    expect((await flow.decide(id, { approve: true })).status).toBe(404);
  });

  // Registration takes all of these: the browser goes to the same machine.
  it.each([
    LOOPBACK,
    'http://[::1]:8080/callback',
    'http://localhost:3000/callback',
    'http://127.1/callback',
    'http://2130706433/callback',
    'http://[0:0:0:0:0:0:0:1]/callback',
    'HTTP://127.0.0.1/callback',
  ])('%s: the user is asked each time, as any program may listen (8.6)', async (redirectUri) => {
    expect(redirectUriFault(redirectUri)).toBeNull();
    const flow = await start(redirectUri);
    expect(await flow.code(withPkce().asked)).not.toBe('');
    const again = await flow.authorize(withPkce().asked);
    expect(again.headers.get('location')).toMatch(/^\/consent\?request=/);
    const silently = await flow.authorize({ ...withPkce().asked, prompt: 'none' });
    const answer = redirected(silently.headers.get('location'));
    expect([answer.get('error'), answer.get('code')]).toEqual(['consent_required', null]);
  });
});
