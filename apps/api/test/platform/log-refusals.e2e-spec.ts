import { randomUUID } from 'node:crypto';
import { ERROR_REASONS, ERROR_STATUS } from '@wordgrove/contracts';
import { OAUTH_REASONS } from '../../src/modules/oauth/oauth-reasons.js';
import { hashSecret, newSecret } from '../../src/platform/crypto/secret.js';
import { AccountHolder, PASSWORD } from '../support/account-holder.js';
import { LogLines } from '../support/log-lines.js';
import { sendRaw } from '../support/raw-http.js';
import type { TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';
const KNOWN_REASONS = new Set(
  [OAUTH_REASONS, ERROR_REASONS, ERROR_STATUS].flatMap((known) => Object.keys(known)),
);
const ADDRESS = '203.0.113.7';

describe('the log line of a refused request', () => {
  let log: LogLines;
  let service: TestApp;
  beforeAll(async () => {
    log = await LogLines.start(ADDRESS);
    ({ service } = log);
  });
  afterAll(() => service.close());

  const lineOf: LogLines['of'] = (...call) => log.of(...call);

  it('tells the application and the user of a token', async () => {
    const { accessToken, userId, application } = await service.given.token({ scopes: [] });
    expect(await lineOf('GET', WORDS, { token: accessToken })).toEqual({
      status: 403,
      code: 'PERMISSION_DENIED',
      reason: 'INSUFFICIENT_SCOPE',
      client_id: application.clientId,
      user_id: userId,
      address: ADDRESS,
    });
  });

  it('tells those of a token that has ended', async () => {
    const { accessToken: token, userId, application } = await service.given.token();
    const { pool } = service.database;
    await pool.query('update access_tokens set revoked_at = now() where token_hash = $1', [
      hashSecret(token),
    ]);
    expect(await lineOf('GET', WORDS, { token })).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      reason: 'TOKEN_INVALID',
      client_id: application.clientId,
      user_id: userId,
      address: ADDRESS,
    });
  });

  it('tells in words what has no reason', async () => {
    const { accessToken: token } = await service.given.token();
    const collect = '/api/v1/learning/collect-word';
    const lines = [
      await lineOf('PUT', WORDS, { token }),
      await lineOf('POST', collect, { token, raw: 'term' }),
      await lineOf('POST', collect, { token, body: { spec: { term: 'x'.repeat(300_000) } } }),
    ];
    expect(lines).toMatchObject([
      { status: 405, message: expect.stringContaining('GET') },
      { status: 415, message: 'Send the body as application/json' },
      { status: 413, message: 'The body is larger than this endpoint allows' },
    ]);
  });

  it('tells all reasons, and none of what was sent', async () => {
    const { accessToken: token } = await service.given.token();
    const body = { spec: { language: 'LANGUAGE_OF_MINE', sentence_of_mine: 1 } };
    const line = await lineOf('POST', '/api/v1/learning/collect-word', { token, body });
    expect(line).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
    const { reason = '' } = line as { reason?: string };
    expect(reason.split(', ').sort()).toEqual(['INVALID_LANGUAGE', 'REQUIRED', 'UNKNOWN_MEMBER']);
    expect(log.written.join('')).not.toMatch(/of_mine/i);
  });

  it('tells that the quota is used up', async () => {
    const application = await service.given.application({ hourlyQuota: 1 });
    const { accessToken: token, userId } = await service.given.token({ application });
    await service.client.get(WORDS, { token });
    expect(await lineOf('GET', WORDS, { token })).toMatchObject({
      status: 429,
      reason: 'QUOTA_EXCEEDED',
      client_id: application.clientId,
      user_id: userId,
    });
  });

  it('tells the user of a session, and only the address if nobody is signed in', async () => {
    const { id } = await service.given.user();
    const cookie = await service.given.session(id);
    const path = '/api/console/admin/applications';
    expect(await lineOf('GET', path, { cookie })).toEqual({
      status: 403,
      code: 'PERMISSION_DENIED',
      reason: 'ADMIN_ONLY',
      user_id: id,
      address: ADDRESS,
    });
    const missing = { status: 401, code: 'UNAUTHENTICATED', reason: 'SESSION_MISSING' };
    expect(await lineOf('GET', path)).toEqual({ ...missing, address: ADDRESS });
  });

  it('tells why a code was refused, which the application is not told', async () => {
    const { clientId, clientSecret, redirectUri } = await service.given.application();
    const form = {
      grant_type: 'authorization_code',
      code: newSecret(),
      redirect_uri: redirectUri,
      client_id: clientId,
    };
    const refused = { client_id: clientId, address: ADDRESS };
    const unknown = { form: { ...form, client_secret: clientSecret } };
    expect(await lineOf('POST', '/oauth/token', unknown)).toEqual({
      ...refused,
      status: 400,
      code: 'invalid_grant',
      reason: 'CODE_UNKNOWN',
      message: expect.stringContaining('unknown, expired, revoked or already used'),
    });
    const wrong = { form: { ...form, client_secret: newSecret() } };
    expect(await lineOf('POST', '/oauth/token', wrong)).toEqual({
      ...refused,
      status: 401,
      code: 'invalid_client',
      reason: 'CLIENT_CREDENTIALS_WRONG',
      message: 'Client authentication failed',
    });
  });

  it('rule 30: tells no secret that stands in the place of a client id', async () => {
    const form = { grant_type: 'refresh_token', client_id: newSecret(), client_secret: 'x' };
    expect(await lineOf('POST', '/oauth/token', { form })).toEqual({
      status: 401,
      code: 'invalid_client',
      reason: 'CLIENT_CREDENTIALS_WRONG',
      message: 'Client authentication failed',
      address: ADDRESS,
    });
    expect(log.written.join('')).not.toContain(form.client_id);
  });

  it('tells which account somebody tries to enter, if there is one', async () => {
    const { id, email } = await service.given.user();
    const signIn = (address: string) => {
      const body = { email: address, password: newSecret() };
      return lineOf('POST', '/api/console/session', { body, headers: { origin: service.url } });
    };
    const refused = { status: 401, code: 'UNAUTHENTICATED', reason: 'INVALID_CREDENTIALS' };
    expect(await signIn(email)).toEqual({ ...refused, user_id: id, address: ADDRESS });
    expect(await signIn(`no-${email}`)).toEqual({ ...refused, address: ADDRESS });
    expect(log.written.join('')).not.toContain(email);
  });

  it('tells who signed in, and whose account is disabled', async () => {
    const { id, email } = await AccountHolder.signUp(service);
    const body = { email, password: PASSWORD };
    const signIn = () =>
      lineOf('POST', '/api/console/session', { body, headers: { origin: service.url } });
    expect(await signIn()).toEqual({ status: 200, user_id: id, address: ADDRESS });
    const { pool } = service.database;
    await pool.query('update users set disabled_at = now() where id = $1', [id]);
    expect(await signIn()).toEqual({
      status: 403,
      code: 'PERMISSION_DENIED',
      reason: 'ACCOUNT_DISABLED',
      user_id: id,
      address: ADDRESS,
    });
  });

  it('tells what the redirect URI is told, and who sat at the browser', async () => {
    const { clientId, redirectUri } = await service.given.application();
    const { id } = await service.given.user();
    const cookie = await service.given.session(id);
    const query = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code' };
    expect(await lineOf('GET', '/oauth/authorize', { query, cookie })).toEqual({
      status: 302,
      code: 'invalid_request',
      reason: 'PARAMETER_MISSING',
      message: 'state is missing',
      client_id: clientId,
      user_id: id,
      address: ADDRESS,
    });
    const elsewhere = { ...query, redirect_uri: 'https://elsewhere.example/' };
    expect(await lineOf('GET', '/oauth/authorize', { query: elsewhere })).toEqual({
      status: 400,
      code: 'invalid_request',
      reason: 'REDIRECT_URI_NOT_REGISTERED',
      message: 'redirect_uri is not registered for this application',
      client_id: clientId,
      address: ADDRESS,
    });
  });

  it('tells of an expectation that nobody meets', async () => {
    const sent = { expect: 'foo', 'x-request-id': randomUUID(), 'x-forwarded-for': ADDRESS };
    await sendRaw(service.url, `GET ${WORDS} HTTP/1.1`, sent);
    await log.settled();
    expect(
      log.ofRequests().find(({ request_id }) => request_id === sent['x-request-id']),
    ).toMatchObject({
      res: { status: 417 },
      error: { code: 'EXPECTATION_FAILED', message: 'Expect can only be 100-continue' },
      address: ADDRESS,
    });
  });

  it('has the address of the proxy if the proxy sends none', async () => {
    const sent = { 'x-request-id': randomUUID(), 'x-forwarded-for': `${ADDRESS}, Bearer of-mine` };
    await service.client.get(WORDS, { headers: sent });
    await log.settled();
    const line = log.ofRequests().find(({ request_id }) => request_id === sent['x-request-id']);
    expect(line).toMatchObject({
      res: { status: 401 },
      address: expect.stringMatching(/127\.0\.0\.1$/),
    });
  });

  it('is for refused requests alone', async () => {
    const { accessToken: token } = await service.given.token();
    expect(await lineOf('GET', WORDS, { token })).toEqual({ status: 200 });
  });

  it('has a code and a reason or a message, whichever endpoint refuses', async () => {
    const paths = service.openApi.paths as Record<string, object>;
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods))
        await service.client.call(method.toUpperCase(), path.replace(/\{\w+\}/g, 'x'));
    }
    await service.client.get('/api/nothing');
    await service.client.get('/%FF');
    await log.settled();
    const refused = log.ofRequests().filter(({ res }) => (res?.status ?? 0) >= 400);
    expect(refused.length).toBeGreaterThan(80);
    expect(
      refused.filter(({ error: { code, reason, message } = {} }) => !code || !(reason ?? message)),
    ).toEqual([]);
    const reasons = refused.flatMap(({ error }) => error?.reason?.split(', ') ?? []);
    expect(reasons.filter((reason) => !KNOWN_REASONS.has(reason))).toEqual([]);
  });
});
