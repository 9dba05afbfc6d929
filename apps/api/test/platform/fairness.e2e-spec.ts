import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { UserSlots } from '../../src/platform/access/user-slots.js';
import { BodyArrivals } from '../../src/platform/http/body-arrivals.js';
import { PASSWORD } from '../support/account-holder.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import type { Answer } from '../support/client.js';
import { holdForm, holdRequest, type HeldRequest } from '../support/held-request.js';
import { eventually } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';
const COLLECT_ALL = '/api/v1/learning/collect-words';
const SLOTS = 8;

const reasonOf = ({ status, body }: Answer<{ error?: { details: { reason: string }[] } }>) =>
  [status, body.error?.details[0]?.reason].join(' ').trim();
/** Returns how many statements wait for the table of authorization requests. */
const waitingForRequests = async (client: PoolClient) => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_locks
     where relation = 'authorization_requests'::regclass and not granted`,
  );
  return rows[0]?.count;
};
const remaining = ({ headers }: Answer<unknown>) => headers.get('x-ratelimit-remaining');

describe('the requests of one user', () => {
  let service: TestApp;
  let patient: TestApp;
  let held: HeldRequest[];
  beforeAll(async () => {
    const environment = { MAX_CONCURRENT_REQUESTS_PER_USER: String(SLOTS) };
    service = await startTestApp({ environment, hasImpatientSlots: true });
    patient = await startTestApp({ environment, database: service.database });
  });
  beforeEach(() => (held = []));
  afterEach(async () => {
    for (const request of held) request.abandon();
    await delay(20);
  });
  afterAll(async () => {
    await patient.close();
    await service.close();
  });

  const list = (token: string) => service.client.get(WORDS, { token });
  /** Begins requests that go on for as long as the test wants. Resolves when all of them have come as far as the body. */
  const hold = (token: string, count: number, instance = service) =>
    holdAll(count, () => holdRequest(instance.url, token), instance);
  const holdAll = async (count: number, begin: () => HeldRequest, { app } = service) => {
    const arrivals = jest.spyOn(app.get(BodyArrivals, { strict: false }).loads, 'begin');
    for (let at = 0; at < count; at += 1) held.push(begin());
    await eventually(() => Promise.resolve(arrivals.mock.calls.length === count));
    arrivals.mockRestore();
  };

  it('are worked on eight at a time, whatever the application, and others not held up', async () => {
    const { accessToken: token, userId } = await service.given.token();
    const other = await service.given.token({ userId });
    const before = await list(other.accessToken);
    await hold(token, SLOTS);
    const bystander = (await service.given.token()).accessToken;
    const waiting = list(other.accessToken);
    expect((await list(bystander)).status).toBe(200);
    const refused = await waiting;
    expect(reasonOf(refused)).toBe('429 TOO_MANY_AT_ONCE');
    expect(refused.body.error.code).toBe('RESOURCE_EXHAUSTED');
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(remaining(refused)).toBe(remaining(before));
  });

  it('are limited in the console too', async () => {
    const { accessToken: token, userId } = await service.given.token();
    const cookie = await service.given.session(userId);
    await hold(token, SLOTS);
    const refused = await service.client.get('/api/console/grants', { cookie });
    expect(reasonOf(refused)).toBe('429 TOO_MANY_AT_ONCE');
  });

  it('wait in order until others are done', async () => {
    const { accessToken: token } = await service.given.token();
    await hold(token, SLOTS, patient);
    const done: string[] = [];
    const begin = (name: string) => {
      return patient.client
        .get(WORDS, { token })
        .then(({ status }) => done.push(`${name} ${status}`));
    };
    const slots = patient.app.get(UserSlots, { strict: false });
    const first = begin('first');
    await eventually(() => Promise.resolve(slots.waitingCount === 1));
    const second = begin('second');
    await eventually(() => Promise.resolve(slots.waitingCount === 2));
    expect(done).toEqual([]);
    expect(await held.pop()?.finish()).toBe(200);
    await Promise.all([first, second]);
    expect(done).toEqual(['first 200', 'second 200']);
  });

  it('are checked after the scope and before the quota', async () => {
    const { accessToken: token, userId } = await service.given.token();
    const scopeless = await service.given.token({ userId, scopes: [] });
    const application = await service.given.application({ hourlyQuota: 1 });
    const exhausted = await service.given.token({ userId, application });
    await list(exhausted.accessToken);
    expect(reasonOf(await list(exhausted.accessToken))).toBe('429 QUOTA_EXCEEDED');
    await hold(token, SLOTS);
    expect(reasonOf(await list(scopeless.accessToken))).toBe('403 INSUFFICIENT_SCOPE');
    expect(reasonOf(await list(exhausted.accessToken))).toBe('429 TOO_MANY_AT_ONCE');
  });

  it('weigh more if they are large batches, which are not counted if they wait in vain', async () => {
    const { accessToken: token } = await service.given.token();
    const collect = (count: number, { client } = service) => {
      const specs = Array.from({ length: count }, (_, at) => ({ term: `word ${at}` }));
      return client.post(COLLECT_ALL, { token, body: { specs } });
    };
    await hold(token, 1);
    const before = await collect(62 * (SLOTS - 1));
    expect(before.status).toBe(200);
    const refused = await collect(500);
    expect(reasonOf(refused)).toBe('429 TOO_MANY_AT_ONCE');
    expect(remaining(refused)).toBe(remaining(before));
    expect(await held.pop()?.finish()).toBe(200);
    const batches = Array.from({ length: 3 }, () => collect(500, patient));
    expect((await Promise.all(batches)).map(reasonOf)).toEqual(['200', '200', '200']);
  });

  it('give their slots back if the client goes away', async () => {
    const { accessToken: token } = await service.given.token();
    for (let round = 0; round < 3; round += 1) {
      await hold(token, SLOTS);
      for (const request of held.splice(0)) request.abandon();
      expect((await list(token)).status).toBe(200);
    }
  });

  it('are limited by user, by client, or else by network where nobody is known yet', async () => {
    const flow = await AuthorizationFlow.start(service);
    const { accessToken: bystander } = await service.given.token();
    const consent = { prompt: 'consent' };
    const calls = {
      user: () => flow.authorize(consent),
      network: () => flow.authorize(consent, null),
      client: () => flow.refresh('unknown'),
    };
    const headers = { origin: service.url };
    const signIn = { email: 'ada@example.org', password: PASSWORD };
    const signUp = { ...signIn, display_name: 'Ada' };
    const visits = [
      () => service.client.post('/api/console/users', { body: signUp, headers }),
      () => service.client.post('/api/console/session', { body: signIn, headers }),
      () => service.client.delete('/api/console/session', { headers }),
    ];
    const holder = await service.database.pool.connect();
    const refusalOf = async (call: () => Promise<Answer>, count = 20) => {
      const refused = Array.from({ length: count }, async () => {
        const answer = await call();
        if (answer.status !== 429) throw new Error(`${answer.status}`);
        return answer;
      });
      return Promise.any(refused);
    };
    try {
      await holder.query('begin');
      await holder.query('lock table authorization_requests, refresh_tokens');
      const flood = Promise.all([refusalOf(calls.user), refusalOf(calls.client, 60)]);
      // All of it comes from one network, whose slots the others need only until they are known.
      await eventually(async () => (await waitingForRequests(holder)) === SLOTS);
      const strangers = refusalOf(calls.network);
      await eventually(async () => (await waitingForRequests(holder)) === SLOTS + SLOTS / 2);
      const visitors = Promise.all(visits.map((visit) => visit()));
      expect((await list(bystander)).status).toBe(200);
      const [user, client] = await flood;
      for (const page of [user, await strangers]) {
        expect(page?.headers.get('retry-after')).toBe('1');
        expect(page?.headers.get('content-type')).toMatch('text/html');
      }
      expect((await visitors).map(reasonOf)).toEqual(visits.map(() => '429 TOO_MANY_AT_ONCE'));
      expect(client?.headers.get('retry-after')).toBe('1');
      expect(client?.body).toMatchObject({ error: 'temporarily_unavailable' });
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect((await flow.authorize(consent)).status).toBe(302);
  });

  it('take no slot of their network while their bodies arrive at the OAuth endpoints', async () => {
    const flow = await AuthorizationFlow.start(service);
    await holdAll(SLOTS, () => holdForm(service.url));
    expect((await flow.refresh('unknown')).status).toBe(400);
  });
});
