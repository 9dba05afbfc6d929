/**
 * @installed-servers the quota is counted in Redis
 */
import { Redis } from 'ioredis';
import { withTimeoutsStandingStill } from '../support/standing-timeouts.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Answer } from '../support/client.js';

const WORDS = '/api/v1/learning/learned-words';
const COLLECT = '/api/v1/learning/collect-word';
const redisUrl = process.env['TEST_REDIS_URL'];

/** The three headers, as `limit remaining reset`. */
function budget({ headers }: Answer<unknown>): string {
  const names = ['limit', 'remaining', 'reset'];
  return names.map((name) => headers.get(`x-ratelimit-${name}`)).join(' ');
}

describe('the rate limit', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 5 })));
  afterAll(() => service.close());

  const tokenOf = async (hourlyQuota: number) =>
    service.given.token({ application: await service.given.application({ hourlyQuota }) });
  const list = (token: string) => service.client.get(WORDS, { token });

  it('is stated on every response to a valid token', async () => {
    const { accessToken: token } = await tokenOf(100);
    const readOnly = { token };
    const json = { 'content-type': 'application/json' };
    const calls: [number, Promise<Answer<unknown>>][] = [
      [200, service.client.get(WORDS, readOnly)],
      [200, service.client.call('HEAD', WORDS, readOnly)],
      [400, service.client.get(`${WORDS}?page_size=x`, readOnly)],
      [400, service.client.post(COLLECT, { token, raw: '{', headers: json })],
      [400, service.client.get(`${WORDS}/%FF`, readOnly)],
      [404, service.client.get(`${WORDS}/1`, readOnly)],
      [404, service.client.get('/api/v1/nothing', readOnly)],
      [404, service.client.post('/api/v1/nothing', { token, raw: 'x', headers: json })],
      [405, service.client.post(WORDS, readOnly)],
      [413, service.client.post(COLLECT, { token, raw: 'x'.repeat(300_000), headers: json })],
      [415, service.client.post(COLLECT, { token, raw: 'x' })],
    ];
    for (const [status, call] of calls) {
      const answer = await call;
      expect([status, answer.status]).toEqual([status, status]);
      expect(budget(answer)).toMatch(/^100 \d+ 3600$/);
    }
  });

  it('is stated if the scope is missing, without counting the call', async () => {
    const application = await service.given.application({ hourlyQuota: 5 });
    const { accessToken: token } = await service.given.token({ application, scopes: [] });
    for (let at = 0; at < 7; at += 1) {
      const answer = await list(token);
      expect([answer.status, budget(answer)]).toEqual([403, '5 5 3600']);
    }
  });

  it('is not stated to callers without a limit', async () => {
    const dead = await service.given.token();
    await service.database.pool.query('update grants set revoked_at = created_at where id = $1', [
      dead.grantId,
    ]);
    for (const token of [undefined, 'unknown', dead.accessToken]) {
      const answer = await service.client.get(WORDS, token === undefined ? {} : { token });
      expect(budget(answer)).toBe('  ');
    }
    expect(budget(await service.client.get('/health/live'))).toBe('  ');
  });

  it('refuses the call after the last one, with the envelope and Retry-After', async () => {
    const { accessToken: token } = await tokenOf(2);
    expect(budget(await list(token))).toBe('2 1 3600');
    service.clock.advance({ seconds: 600 });
    expect(budget(await list(token))).toBe('2 0 3000');
    for (let at = 0; at < 3; at += 1) {
      const answer = await list(token);
      expect([answer.status, budget(answer)]).toEqual([429, '2 0 3000']);
      expect(answer.headers.get('retry-after')).toBe('3000');
      expect(answer.body.error).toMatchObject({
        code: 'RESOURCE_EXHAUSTED',
        details: [{ reason: 'QUOTA_EXCEEDED' }],
      });
    }
  });

  it('has a window that begins with the first call and is a fixed hour', async () => {
    const { accessToken: token, userId, application } = await tokenOf(2);
    service.clock.advance({ minutes: 50 });
    expect(budget(await list(token))).toBe('2 1 3600');
    service.clock.advance({ minutes: 9 });
    const next = (await service.given.token({ userId, application })).accessToken;
    expect(budget(await list(next))).toBe('2 0 3060');
    service.clock.advance({ minutes: 50, seconds: 59, ms: 999 });
    expect([(await list(next)).status, budget(await list(next))]).toEqual([429, '2 0 1']);
    service.clock.advance({ ms: 1 });
    const later = (await service.given.token({ userId, application })).accessToken;
    expect(budget(await list(later))).toBe('2 1 3600');
  });

  it('is one budget for an application and a user, for all tokens and routes', async () => {
    const first = await tokenOf(3);
    const second = await service.given.token(first);
    expect(budget(await list(first.accessToken))).toBe('3 2 3600');
    expect(budget(await list(second.accessToken))).toBe('3 1 3600');
    const languages = '/api/v1/learning/languages';
    const answer = await service.client.get(languages, { token: first.accessToken });
    expect(budget(answer)).toBe('3 0 3600');
    expect((await list(second.accessToken)).status).toBe(429);
  });

  it('does not affect other users and other applications', async () => {
    const busy = await tokenOf(1);
    await list(busy.accessToken);
    expect((await list(busy.accessToken)).status).toBe(429);
    const otherUser = await service.given.token({ application: busy.application });
    expect((await list(otherUser.accessToken)).status).toBe(200);
    const otherApplication = await service.given.token({ userId: busy.userId });
    expect((await list(otherApplication.accessToken)).status).toBe(200);
  });

  it('follows the quota that an admin sets, at once', async () => {
    const { accessToken: token, application } = await tokenOf(1);
    await list(token);
    expect((await list(token)).status).toBe(429);
    const admin = await service.given.user({ role: 'ADMIN' });
    const cookie = await service.given.session(admin.id);
    const path = `/api/console/admin/applications/${application.id}`;
    const set = await service.client.patch(path, { cookie, body: { hourly_quota: 10 } });
    expect(set.status).toBe(200);
    const answer = await list(token);
    expect([answer.status, budget(answer)]).toEqual([200, '10 7 3600']);
  });

  it('allows exactly the quota of 200 parallel calls', async () => {
    const { accessToken: token } = await tokenOf(100);
    const answers = await Promise.all(Array.from({ length: 200 }, () => list(token)));
    const passed = answers.filter(({ status }) => status === 200);
    expect([passed.length, answers.filter(({ status }) => status === 429).length]).toEqual([
      100, 100,
    ]);
    const remaining = passed.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
    expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at));
  });
});

describe('the rate limit while Redis is away', () => {
  // Port 9 of this machine is closed; nothing may wait for it.
  const away = 'redis://127.0.0.1:9';
  const written: string[] = [];
  let service: TestApp;
  beforeAll(async () => {
    const log = { write: (line: string) => void written.push(line) };
    const environment = { REDIS_URL: away, LOG_LEVEL: 'warn' };
    service = await startTestApp({ environment, log });
  });
  afterAll(() => service.close());

  it('is counted in this process, without waiting for Redis', async () => {
    const application = await service.given.application({ hourlyQuota: 20 });
    const { accessToken: token } = await service.given.token({ application });
    const answers = await withTimeoutsStandingStill(() =>
      Promise.all(Array.from({ length: 40 }, () => service.client.get(WORDS, { token }))),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(20);
    expect(answers.filter(({ status }) => status === 429).length).toBe(20);
  });

  it('is reported once in the log', async () => {
    const { accessToken: token } = await service.given.token();
    await service.client.get(WORDS, { token });
    expect(written.filter((line) => line.includes('Redis cannot be reached')).length).toBe(1);
  });

  it('is not ready, but alive', async () => {
    expect((await service.client.get('/health/ready')).status).toBe(503);
    expect((await service.client.get('/health/live')).status).toBe(200);
  });
});

// Needs a Redis: TEST_REDIS_URL names one that the test may write to.
(redisUrl === undefined ? describe.skip : describe)('the rate limit in Redis', () => {
  let services: TestApp[];
  let redis: Redis;
  beforeAll(async () => {
    redis = new Redis(redisUrl ?? '');
    const environment = { REDIS_URL: redisUrl };
    const first = await startTestApp({ environment });
    services = [first, await startTestApp({ environment, database: first.database })];
  });
  afterAll(async () => {
    for (const service of services.reverse()) await service.close();
    redis.disconnect();
  });

  const tokenOf = async (hourlyQuota: number) => {
    const [{ given }] = services as [TestApp];
    return given.token({ application: await given.application({ hourlyQuota }) });
  };

  it('is counted exactly over two instances', async () => {
    const { accessToken: token } = await tokenOf(100);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        (services[at % 2] as TestApp).client.get(WORDS, { token }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(100);
    expect(answers.filter(({ status }) => status === 429).length).toBe(100);
    for (const answer of answers) expect(budget(answer)).toMatch(/^100 \d+ (3600|35\d\d)$/);
  });

  it('has a window of an hour that later calls do not prolong', async () => {
    const { accessToken: token, application, userId } = await tokenOf(1);
    const [{ client }] = services as [TestApp];
    await client.get(WORDS, { token });
    const key = `wordgrove:window:quota:${application.id}:${userId}`;
    const secondsLeft = async () => Math.ceil((await redis.pttl(key)) / 1_000);
    expect(await secondsLeft()).toBeGreaterThan(60);
    await redis.pexpire(key, 60_000);
    const refused = await client.get(WORDS, { token });
    expect([refused.status, budget(refused)]).toEqual([429, expect.stringMatching(/^1 0 \d\d?$/)]);
    const told = Number(refused.headers.get('x-ratelimit-reset'));
    expect(told).toBeLessThanOrEqual(60);
    expect(await secondsLeft()).toBeLessThanOrEqual(told);
    // As its end does.
    await redis.del(key);
    expect(budget(await client.get(WORDS, { token }))).toBe('1 0 3600');
  });

  it('leaves nothing behind if it only reads', async () => {
    const [{ client, given }] = services as [TestApp];
    const application = await given.application({ hourlyQuota: 5 });
    const { accessToken, userId } = await given.token({ application, scopes: [] });
    expect(budget(await client.get(WORDS, { token: accessToken }))).toBe('5 5 3600');
    expect(await redis.exists(`wordgrove:window:quota:${application.id}:${userId}`)).toBe(0);
  });

  it('is ready', async () => {
    expect((await (services[0] as TestApp).client.get('/health/ready')).status).toBe(200);
  });
});
