import { randomUUID } from 'node:crypto';
import { ERROR_REASONS, ERROR_STATUS } from '@wordgrove/contracts';
import { OAUTH_REASONS } from '../../src/modules/oauth/oauth-reasons.js';
import { newSecret } from '../../src/platform/crypto/secret.js';
import type { CallOptions } from '../support/client.js';
import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';
const KNOWN_REASONS = new Set(
  [OAUTH_REASONS, ERROR_REASONS, ERROR_STATUS].flatMap((known) => Object.keys(known)),
);
const ADDRESS = '203.0.113.7';

interface Line {
  request_id?: string;
  req?: { path: string };
  res?: { status: number };
  error?: { code: string; reason?: string; message?: string };
  client_id?: string;
  user_id?: string;
  address?: string;
}

describe('the log line of a refused request', () => {
  const written: string[] = [];
  let service: TestApp;
  beforeAll(async () => {
    const log = { write: (line: string) => void written.push(line) };
    const environment = { LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' };
    service = await startTestApp({ environment, log });
  });
  afterAll(() => service.close());

  const lines = () => written.map((line) => JSON.parse(line) as Line).filter(({ res }) => res);
  /** Written once the response is out, so a further request's line comes after it. */
  const settled = () => service.client.get('/openapi.json');

  /** Makes a call through a proxy and returns its line, without what every line has. */
  async function lineOf(method: string, path: string, options: CallOptions = {}) {
    const id = randomUUID();
    const headers = { ...options.headers, 'x-request-id': id, 'x-forwarded-for': ADDRESS };
    await service.client.call(method, path, { ...options, headers });
    await settled();
    const { res, error, client_id, user_id, address } =
      lines().find(({ request_id }) => request_id === id) ?? {};
    return JSON.parse(JSON.stringify({ ...res, ...error, client_id, user_id, address })) as object;
  }

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

  it('tells all reasons, and none of what was sent', async () => {
    const { accessToken: token } = await service.given.token();
    const body = { spec: { language: 'LANGUAGE_OF_MINE', sentence_of_mine: 1 } };
    const line = await lineOf('POST', '/api/v1/learning/collect-word', { token, body });
    expect(line).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
    const { reason = '' } = line as { reason?: string };
    expect(reason.split(', ').sort()).toEqual(['INVALID_LANGUAGE', 'REQUIRED', 'UNKNOWN_MEMBER']);
    expect(written.join('')).not.toMatch(/of_mine/i);
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
    expect(await lineOf('GET', path)).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      reason: 'SESSION_MISSING',
      address: ADDRESS,
    });
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
    expect(written.join('')).not.toContain(form.client_id);
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
    expect(written.join('')).not.toContain(email);
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
    await settled();
    expect(lines().find(({ request_id }) => request_id === sent['x-request-id'])).toMatchObject({
      res: { status: 417 },
      error: { code: 'EXPECTATION_FAILED' },
      address: ADDRESS,
    });
  });

  it('has the address of the proxy if the proxy sends none', async () => {
    const sent = { 'x-request-id': randomUUID(), 'x-forwarded-for': `${ADDRESS}, Bearer of-mine` };
    await service.client.get(WORDS, { headers: sent });
    await settled();
    const line = lines().find(({ request_id }) => request_id === sent['x-request-id']);
    expect(line).toMatchObject({
      res: { status: 401 },
      address: expect.stringMatching(/127\.0\.0\.1$/),
    });
  });

  it('is for refused requests alone', async () => {
    const { accessToken: token } = await service.given.token();
    expect(await lineOf('GET', WORDS, { token })).toEqual({ status: 200 });
  });

  it('has a code, whichever endpoint refuses', async () => {
    const paths = service.openApi.paths as Record<string, object>;
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods))
        await service.client.call(method.toUpperCase(), path.replace(/\{\w+\}/g, 'x'));
    }
    await service.client.get('/api/nothing');
    await service.client.get('/%FF');
    await settled();
    const refused = lines().filter(({ res }) => (res?.status ?? 0) >= 400);
    expect(refused.length).toBeGreaterThan(80);
    expect(refused.filter(({ error }) => error?.code === undefined)).toEqual([]);
    const reasons = refused.flatMap(({ error }) => error?.reason?.split(', ') ?? []);
    expect(reasons.filter((reason) => !KNOWN_REASONS.has(reason))).toEqual([]);
  });
});
