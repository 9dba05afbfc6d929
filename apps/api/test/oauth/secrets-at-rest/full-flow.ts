import { newSecret } from '../../../src/platform/crypto/secret.js';
import { AuthorizationFlow, pkcePair, redirected } from '../../support/authorization-flow.js';
import { APPLICATIONS, REGISTRATION } from '../../support/application-owner.js';
import { sessionCookie } from '../../support/client.js';
import type { TestApp } from '../../support/test-app.js';

/** The secrets that must be nowhere, by name. */
export type Secrets = Record<string, string>;

const PASSWORD = 'correct horse battery Staple-93';

/** Signs up, registers an application, gets tokens, uses and ends them; returns all that is secret. */
export async function fullFlow(service: TestApp): Promise<Secrets> {
  const email = 'full-flow@example.org';
  const session = await signUpAndIn(service, email);
  const { application, ...clientSecrets } = await register(service, session.cookie);
  const flow = await AuthorizationFlow.start(service, { application });
  const browser = Object.assign(flow, { cookie: session.cookie });
  const codes = await authorize(browser);
  const tokens = await useTokens(browser, codes);
  const secrets: Secrets = { ...session.secrets, ...clientSecrets, ...codes, ...tokens };
  await misplace(service, secrets);
  await breakDatabase(service, secrets);
  const { status } = await service.client.delete('/api/console/session', {
    cookie: session.cookie,
  });
  expect(status).toBe(200);
  return secrets;
}

async function signUpAndIn(service: TestApp, email: string) {
  const { client, url } = service;
  const post = (path: string, body: object) =>
    client.post(`/api/console/${path}`, { headers: { origin: url }, body });
  const wrongPassword = `${newSecret()} wrong`;
  expect((await post('users', { email, password: PASSWORD, display_name: 'Ada' })).status).toBe(
    200,
  );
  expect((await post('session', { email, password: wrongPassword })).status).toBe(401);
  await post('session', { email: PASSWORD, password: email });
  const cookie = sessionCookie(await post('session', { email, password: PASSWORD }));
  const secrets = { password: PASSWORD, wrongPassword, session: cookie.split('=')[1] ?? '' };
  return { cookie, secrets };
}

async function register({ client }: TestApp, cookie: string) {
  const { body } = await client.post(APPLICATIONS, { cookie, body: REGISTRATION });
  const { id, client_id: clientId } = body.application;
  expect((await client.post(`${APPLICATIONS}/${id}/submit`, { cookie })).status).toBe(200);
  const more = await client.post(`${APPLICATIONS}/${id}/secrets`, { cookie });
  const [redirectUri = ''] = REGISTRATION.redirect_uris;
  const clientSecret: string = body.client_secret;
  const application = { id, clientId, clientSecret, redirectUri, ownerId: '' };
  return { application, clientSecret, secondSecret: more.body.client_secret as string };
}

async function authorize(flow: AuthorizationFlow) {
  const { verifier, challenge } = pkcePair();
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
  const anonymous = await flow.pendingRequest(pkce, null);
  const requestId = await flow.pendingRequest(pkce);
  await flow.show(requestId);
  const { body } = await flow.decide(requestId, { approve: true });
  const code = redirected(body.redirect_to).get('code') ?? '';
  const unused = await flow.code(pkce);
  const { browser } = flow;
  return { verifier, browser, anonymousRequestId: anonymous, requestId, code, unusedCode: unused };
}

async function useTokens(flow: AuthorizationFlow, codes: { code: string; verifier: string }) {
  const exchange = () => flow.exchange(codes.code, { code_verifier: codes.verifier });
  const first = (await exchange()).body;
  expect(await flow.apiStatus(first.access_token)).toBe(200);
  const second = (await flow.refresh(first.refresh_token)).body;
  const replay = await flow.refresh(second.refresh_token);
  flow.service.clock.advance({ seconds: 31 });
  expect((await flow.refresh(first.refresh_token)).status).toBe(400);
  expect((await exchange()).status).toBe(400);
  const last = await flow.tokens();
  await endTokens(flow, last.refresh_token);
  return {
    ...named('first', first),
    ...named('second', second),
    ...named('third', replay.body),
    ...named('last', last),
  };
}

async function endTokens({ application, service }: AuthorizationFlow, token: string) {
  const { clientId, clientSecret } = application;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const headers = { authorization: `Basic ${basic}` };
  for (const path of ['/oauth/introspect', '/oauth/revoke', '/oauth/introspect'])
    expect((await service.client.post(path, { form: { token }, headers })).status).toBe(200);
}

function named(name: string, pair: { access_token: string; refresh_token: string }): Secrets {
  return { [`${name} access`]: pair.access_token, [`${name} refresh`]: pair.refresh_token };
}

/** Puts each secret where it does not belong. */
async function misplace(service: TestApp, secrets: Secrets): Promise<void> {
  const { client, url } = service;
  const form = { grant_type: 'authorization_code', redirect_uri: 'x' };
  for (const secret of Object.values(secrets)) {
    const path = encodeURIComponent(secret);
    const headers = { referer: `${url}/?${path}`, origin: url, 'user-agent': secret };
    const calls = [
      client.get('/api/v1/learning/languages', { query: { access_token: secret }, headers }),
      client.get('/api/v1/learning/languages', { token: path, cookie: path }),
      client.get('/oauth/authorize', {
        query: { client_id: secret, redirect_uri: secret, state: secret },
      }),
      client.get('/consent', { query: { request: secret } }),
      client.post('/oauth/token', { form: { ...form, client_id: secret, code: secret } }),
      client.post('/oauth/token', { form: { ...form, client_id: secret, client_secret: secret } }),
      client.post('/oauth/token', { body: { client_secret: secret } }),
      client.post('/api/console/session', { body: { email: secret, password: secret }, headers }),
      client.post('/api/console/session', { body: { [secret]: secret }, headers }),
      client.post('/api/v1/learning/collect-word', { raw: secret, headers }),
    ];
    for (const call of calls) expect([200, 302, 400, 401]).toContain((await call).status);
    for (const wrong of [`/api/v1/learning/${path}`, `/oauth/token/${path}`, `/oauth/${path}`])
      expect((await client.get(wrong)).status).toBeGreaterThanOrEqual(400);
  }
}

/** Lets statements fail, which the service logs, and PostgreSQL in its data directory too. */
async function breakDatabase(service: TestApp, secrets: Secrets): Promise<void> {
  const { client, database, url } = service;
  const tables = ['access_tokens', 'authorization_codes', 'sessions', 'users', 'applications'];
  const rename = (from: string, to: string) =>
    database.pool.query(`alter table ${from} rename to ${to}`);
  for (const table of tables) await rename(table, `${table}_gone`);
  const statuses: number[] = [];
  for (const secret of Object.values(secrets)) {
    const value = encodeURIComponent(secret);
    const cookie = `wordgrove_session=${value}`;
    const form = { client_id: secret, client_secret: secret, grant_type: 'x', code: secret };
    const body = { email: `${value}@example.org`, password: secret };
    const answers = await Promise.all([
      client.get('/api/v1/learning/languages', { token: value }),
      client.get('/oauth/authorize', { query: { client_id: secret }, cookie }),
      client.post('/oauth/token', { form }),
      client.post('/api/console/session', { body, headers: { origin: url } }),
    ]);
    statuses.push(...answers.map(({ status }) => status));
  }
  for (const table of tables) await rename(`${table}_gone`, table);
  expect(statuses).toContain(500);
}
