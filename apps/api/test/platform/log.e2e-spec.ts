import { randomBytes } from 'node:crypto';
import { sessionCookie } from '../support/client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

type Line = Record<string, unknown> & { request_id?: string };

const marker = (name: string) => `${name}-${randomBytes(8).toString('hex')}`;

describe('the log', () => {
  let service: TestApp;
  const written: string[] = [];
  beforeAll(async () => {
    const log = { write: (line: string) => void written.push(line) };
    service = await startTestApp({ environment: { LOG_LEVEL: 'debug' }, log });
  });
  afterAll(() => service.close());
  beforeEach(() => (written.length = 0));

  const lines = (): Line[] => written.map((line) => JSON.parse(line) as Line);
  /** Written once the response is out, so a further request's lines come after it. */
  const settled = () => service.client.get('/health/live');

  it.each([
    ['/no-such-page', {}, 404, 'NOT_FOUND', 'Not Found'],
    ['/favicon.svg', { 'if-match': '"other"' }, 412, 'PRECONDITION_FAILED', 'Precondition Failed'],
    [
      '/favicon.svg',
      { range: 'bytes=99999999-' },
      416,
      'RANGE_NOT_SATISFIABLE',
      'Range Not Satisfiable',
    ],
  ])('says why a page or a file is refused: %s', async (path, headers, status, code, message) => {
    await service.client.get(path, { headers });
    await settled();
    const line = lines().find(({ request_id }) => request_id !== undefined);
    expect(line).toMatchObject({ res: { status }, error: { code, message } });
  });

  it('has a JSON line for each request, with its id, path, status and duration', async () => {
    const id = marker('trace');
    await service.client.get('/api/v1/learning/learned-words?filter=x', {
      headers: { 'x-request-id': id },
    });
    await settled();
    const [line, ...more] = lines().filter(({ request_id }) => request_id === id);
    expect(more).toEqual([]);
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      request_id: id,
      req: { method: 'GET', path: '/api/v1/learning/learned-words' },
      res: { status: 401 },
      error: { code: 'UNAUTHENTICATED', reason: 'TOKEN_MISSING' },
      address: '127.0.0.1',
      duration_ms: expect.any(Number),
      msg: 'request completed',
    });
  });

  it.each([
    ['/health/live', 'debug'],
    ['/health/ready', 'debug'],
    ['/metrics', 'debug'],
    ['/openapi.json', 'info'],
  ])('reports %s at the level %s', async (path, level) => {
    const id = marker('probe');
    await service.client.get(path, { headers: { 'x-request-id': id } });
    await settled();
    expect(lines().find(({ request_id }) => request_id === id)).toMatchObject({ level });
  });

  it('has the cause of a 500 on a line with the id of its request', async () => {
    const id = marker('failed');
    const { pool } = service.database;
    await pool.query('alter table users rename to users_elsewhere');
    const body = { email: 'ada@example.org', password: marker('password') };
    const headers = { origin: service.url, 'x-request-id': id };
    const { status, body: answer } = await service.client.post('/api/console/session', {
      headers,
      body,
    });
    await pool.query('alter table users_elsewhere rename to users');
    await settled();
    expect([status, answer.error.details[0]?.metadata]).toEqual([500, { request_id: id }]);
    expect(lines().find(({ request_id, context }) => request_id === id && context)).toMatchObject({
      level: 'error',
      context: 'Http',
      msg: expect.stringContaining('relation "users" does not exist'),
    });
  });

  it('names no member of a line twice', async () => {
    await settled();
    await settled();
    const requestLine = written.find((line) => line.includes('"req"')) ?? '';
    expect(requestLine.split('"request_id"').length).toBe(2);
  });

  it('has no secret, query, header or body in it, whatever happens', async () => {
    const secrets = await fullFlow(service);
    await settled();
    expect(written.length).toBeGreaterThan(8);
    const text = written.join('');
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length).toBeGreaterThan(7);
      expect({ name, isLogged: text.includes(secret) }).toEqual({ name, isLogged: false });
      const encoded = encodeURIComponent(secret);
      expect({ name, isLogged: text.includes(encoded) }).toEqual({ name, isLogged: false });
    }
    for (const line of lines())
      expect(JSON.stringify(line)).not.toMatch(/cookie|authorization"|bearer/i);
  });
});

/** Signs up and in, authorizes an application, gets tokens and calls the API; returns what is secret. */
async function fullFlow(service: TestApp): Promise<Record<string, string>> {
  const { client, given } = service;
  const password = marker('password');
  const state = marker('state');
  const email = `${marker('user')}@example.org`;
  const origin = { origin: service.url };
  const signUp = await client.post('/api/console/users', {
    headers: origin,
    body: { email, password, display_name: 'Ada' },
  });
  expect(signUp.status).toBe(200);
  await client.post('/api/console/session', {
    headers: origin,
    body: { email, password: `${password}x` },
  });
  const signIn = await client.post('/api/console/session', {
    headers: origin,
    body: { email, password },
  });
  const cookie = sessionCookie(signIn);
  const application = await given.application();
  const { clientId, clientSecret, redirectUri } = application;
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'words:read words:write',
    state,
  };
  const authorize = await client.get('/oauth/authorize', { cookie, query });
  expect(authorize.status).toBe(302);
  const request =
    new URL(authorize.headers.get('location') ?? '', service.url).searchParams.get('request') ?? '';
  const decision = await client.post(`/api/console/authorization-requests/${request}/decision`, {
    cookie: `${cookie}; ${sessionCookie(authorize)}`,
    body: { approve: true },
  });
  expect(decision.status).toBe(200);
  const code = new URL(decision.body.redirect_to as string).searchParams.get('code') ?? '';
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
  };
  const refused = await client.post('/oauth/token', {
    form: { ...form, client_secret: marker('wrong-secret') },
  });
  expect(refused.status).toBe(401);
  const tokens = await client.post('/oauth/token', {
    form: { ...form, client_secret: clientSecret },
  });
  expect(tokens.status).toBe(200);
  await client.post('/oauth/token', { form: { ...form, client_secret: clientSecret } });
  const term = marker('term');
  const token = (await given.token()).accessToken;
  const collect = await client.post('/api/v1/learning/collect-word', {
    token,
    body: { spec: { term } },
  });
  expect(collect.status).toBe(200);
  const filter = marker('filter');
  await client.get('/api/v1/learning/learned-words', { token, query: { filter } });
  await client.post('/api/v1/learning/collect-word', {
    token,
    body: { spec: { [marker('x')]: filter } },
  });
  return {
    password,
    email,
    state,
    session: cookie.split('=')[1] ?? '',
    clientSecret,
    code,
    accessToken: tokens.body.access_token as string,
    refreshToken: tokens.body.refresh_token as string,
    bearer: token,
    term,
    filter,
  };
}
