/**
 * @installed-servers a server has its own way of locking rows
 */
import { randomUUID } from 'node:crypto';
import type { CallDto, UsageResponse } from '@wordgrove/dto';
import { CallRecorder } from '../../src/modules/traffic/record/call-recorder.service.js';
import { APPLICATIONS } from '../support/application-owner.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { Developer, writeTraffic } from '../support/developer.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

describe('the log of an application', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp();
  });
  afterAll(() => service.close());

  it('has each request with its route, status, user and reason, and nothing secret', async () => {
    const developer = await Developer.start(service);
    const { application, token } = developer;
    const flow = await AuthorizationFlow.start(service, { application });
    const pair = await flow.tokens({ state: 'a-state-of-ours', 'unknown-one': 'hunter2' });
    await flow.refresh(pair.refresh_token);
    await service.client.patch(`${WORDS}/${randomUUID()}`, {
      token: token.accessToken,
      body: { notes: ['a note'], hunter2: 1 },
      headers: { 'x-request-id': 'mine' },
    });
    await flow.exchange('no-code-at-all');
    const { calls } = await developer.logs();
    const facts = ({ kind, method, route, status, user, reason, about }: CallDto) =>
      [kind, method, route, status, user?.display_name ?? null, reason, about].join(' ');
    expect(calls.map(facts)).toEqual([
      'TOKEN POST /oauth/token 400  CODE_UNKNOWN authorization_code',
      `API PATCH ${WORDS}/{id} 400 Test user UNKNOWN_MEMBER `,
      'TOKEN POST /oauth/token 200 Test user  refresh_token',
      'TOKEN POST /oauth/token 200 Test user  authorization_code',
      'AUTHORIZE GET /oauth/authorize 302   CONSENT_ASKED',
    ]);
    expect(calls[1]).toMatchObject({ request_id: 'mine', subject: null });
    const { rows } = await service.database.pool.query('select * from call_log');
    const all = JSON.stringify(rows);
    const secrets = [pair.access_token, pair.refresh_token, application.clientSecret];
    for (const secret of [...secrets, 'a-state-of-ours', 'hunter2', 'a note', 'no-code-at-all'])
      expect(all).not.toContain(secret);
  });

  it('shows what was sent against what is registered', async () => {
    const developer = await Developer.start(service);
    const { application } = developer;
    const flow = await AuthorizationFlow.start(service, { application });
    await flow.authorize({
      redirect_uri: `${application.redirectUri}/?session=abcdef`,
      scope: 'words:read reviews:write',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    await flow.exchange(await flow.code(), { redirect_uri: 'https://other.example/' });
    await flow.token({ grant_type: 'refresh_token', client_secret: 'wrong' });
    const { calls } = await developer.logs({ status: '4xx' });
    const parametersOf = (call: CallDto | undefined) =>
      Object.fromEntries((call?.parameters ?? []).map(({ name, ...rest }) => [name, rest]));
    const [secret, exchange, authorize] = calls;
    expect(authorize).toMatchObject({ user: null, reason: 'REDIRECT_URI_NOT_REGISTERED' });
    expect(parametersOf(authorize)).toMatchObject({
      redirect_uri: {
        verdict: 'DIFFERS',
        value: `${application.redirectUri}/?session=•••`,
        registered: [application.redirectUri],
      },
      scope: { verdict: 'DIFFERS', value: 'words:read reviews:write' },
      state: { verdict: 'RIGHT', value: null, length: 7 },
      code_challenge: { verdict: 'RIGHT', value: null, length: 43 },
      response_type: { verdict: 'RIGHT', value: 'code' },
    });
    expect(exchange).toMatchObject({ reason: 'REDIRECT_URI_DIFFERS', status: 400 });
    expect(parametersOf(exchange)).toMatchObject({
      code: { verdict: 'RIGHT', value: null, length: 43 },
      redirect_uri: { value: 'https://other.example/', registered: [application.redirectUri] },
    });
    expect(secret).toMatchObject({ reason: 'CLIENT_CREDENTIALS_WRONG', status: 401 });
    expect(parametersOf(secret)).toMatchObject({
      client_secret: { verdict: 'DIFFERS', value: null, length: 5 },
    });
  });

  it('is filtered, paged and followed', async () => {
    const developer = await Developer.start(service);
    const { token } = developer;
    const call = (path: string) => service.client.get(path, { token: token.accessToken });
    await call(WORDS);
    await call(`${WORDS}/${randomUUID()}`);
    service.clock.advance({ minutes: 1 });
    const since = service.clock.now().toISOString();
    await call('/api/v1/me');
    const routes = async (query: Record<string, string>) =>
      (await developer.logs(query)).calls.map(({ route }) => route);
    const [me, one, list] = ['/api/v1/me', `${WORDS}/{id}`, WORDS];
    expect(await routes({})).toEqual([me, one, list]);
    expect(await routes({ status: '404' })).toEqual([one]);
    expect(await routes({ status: '2xx', kind: 'API' })).toEqual([me, list]);
    expect(await routes({ kind: 'TOKEN' })).toEqual([]);
    expect(await routes({ route: list })).toEqual([list]);
    expect(await routes({ user_id: token.userId, until: since })).toEqual([one, list]);
    expect(await routes({ since })).toEqual([me]);
    expect(await routes({ search: 'resource_not' })).toEqual([one]);
    expect(await routes({ search: 'test USER' })).toHaveLength(3);
    expect(await routes({ user_id: randomUUID() })).toEqual([]);
    const first = await developer.logs({ page_size: '2' });
    expect(first.calls).toHaveLength(2);
    const rest = await developer.logs({ page_size: '2', page_token: first.next_page_token });
    expect(rest.calls.map(({ route }) => route)).toEqual([list]);
    expect(rest.next_page_token).toBe('');
    const none = await developer.logs({ newer_than: first.newest_token });
    expect(none.calls).toEqual([]);
    await call(WORDS);
    await call('/api/v1/me');
    const newer = await developer.logs({ newer_than: none.newest_token, page_size: '1' });
    expect(newer.calls.map(({ route }) => route)).toEqual([list]);
    const newest = await developer.logs({ newer_than: newer.newest_token });
    expect(newest.calls.map(({ route }) => route)).toEqual([me]);
  });

  it('is nobody else’s, and neither is the usage', async () => {
    const developer = await Developer.start(service);
    const { application } = developer;
    const stranger = await service.given.session((await service.given.user()).id);
    const admin = await service.given.session((await service.given.user({ role: 'ADMIN' })).id);
    for (const path of ['/logs', '/usage', '/usage.csv'])
      for (const cookie of [stranger, admin]) {
        const url = `${APPLICATIONS}/${application.id}${path}`;
        expect((await service.client.get(url, { cookie })).status).toBe(404);
        expect((await service.client.get(url)).status).toBe(401);
      }
  });

  it('takes ten anonymous requests a second, and counts what it drops', async () => {
    const developer = await Developer.start(service);
    const { application, token } = developer;
    const path = `/oauth/authorize?client_id=${application.clientId}`;
    const { dropped } = service.app.get(CallRecorder, { strict: false }).log;
    const before = dropped.anonymous;
    for (let count = 0; count < 13; count += 1) await service.client.get(path);
    await service.client.get(WORDS, { token: token.accessToken });
    expect((await developer.logs({ page_size: '100' })).calls).toHaveLength(11);
    expect(dropped.anonymous - before).toBe(3);
    service.clock.advance({ seconds: 1 });
    await service.client.get(path);
    expect((await developer.logs({ page_size: '100' })).calls).toHaveLength(12);
    const { text } = await service.client.get('/metrics');
    expect(text).toContain('wordgrove_call_log_dropped_total{reason="anonymous"} 3');
  });

  it('has 100,000 rows at most, and the oldest go first', async () => {
    const developer = await Developer.start(service);
    const { application, token } = developer;
    await service.client.get('/api/v1/me', { token: token.accessToken });
    await writeTraffic(service);
    await service.database.pool.query(
      'update call_log_heads set last_number = 99999 where application_id = $1',
      [application.id],
    );
    await service.client.get(WORDS, { token: token.accessToken });
    expect((await developer.logs()).calls.map(({ number }) => number)).toEqual(['100000', '1']);
    await service.client.get(WORDS, { token: token.accessToken });
    expect((await developer.logs()).calls.map(({ number }) => number)).toEqual([
      '100001',
      '100000',
    ]);
  });

  it('tells for how many users calls were over the limit on the last such day', async () => {
    const { application, token } = await Developer.start(service, { hourlyQuota: 1 });
    const call = async (times: number, userId?: string) => {
      const { accessToken } = await service.given.token({ application, ...(userId && { userId }) });
      for (let count = 0; count < times; count += 1)
        await service.client.get(WORDS, { token: accessToken });
    };
    const reached = async () => {
      await writeTraffic(service);
      const path = `${APPLICATIONS}/${application.id}/usage`;
      const cookie = await service.given.session(application.ownerId);
      return (await service.client.get<UsageResponse>(path, { cookie })).body.usage.limit_reached;
    };
    expect(await reached()).toBeNull();
    await call(3, token.userId);
    service.clock.advance({ hours: 48 });
    await call(3, token.userId);
    await call(2);
    await call(1);
    const date = service.clock.now().toISOString().slice(0, 10);
    expect(await reached()).toEqual({ date, user_count: 2 });
    service.clock.advance({ hours: 14 * 24 });
    expect(await reached()).toBeNull();
  });
});
