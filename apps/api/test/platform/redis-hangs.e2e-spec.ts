/**
 * @installed-servers a Redis that is stopped and continued
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeRedis, type FakeRedis } from '../support/fake-redis.js';
import { freePort } from '../support/service-process.js';
import { withTimeoutsStandingStill } from '../support/standing-timeouts.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

/** Waits until something is so, for up to ten seconds. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = performance.now() + 10_000; performance.now() < end; await sleep(100))
    if (await isSo()) return;
  throw new Error('It has not become so');
}

describe('the rate limit while Redis hangs', () => {
  const written: string[] = [];
  let redis: FakeRedis;
  let service: TestApp;
  let token: string;
  beforeAll(async () => {
    redis = await startFakeRedis();
    const log = { write: (line: string) => void written.push(line) };
    service = await startTestApp({ environment: { REDIS_URL: redis.url, LOG_LEVEL: 'info' }, log });
    const application = await service.given.application({ hourlyQuota: 50 });
    token = (await service.given.token({ application })).accessToken;
  });
  afterAll(async () => {
    await service.close();
    await redis.close();
  });

  // None of them is a relapse of the one before.
  beforeEach(() => service.clock.advance({ minutes: 1 }));

  const call = () => service.client.get(WORDS, { token });
  const counted = () => redis.scripts.filter((key) => key.includes(':quota:')).length;
  const linesOf = (text: string) => written.filter((line) => line.includes(text)).length;

  it('is counted in Redis before', async () => {
    const answers = [await call(), await call()];
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual([
      '49',
      '48',
    ]);
    expect(counted()).toBe(2);
    expect((await service.client.get('/health/ready')).status).toBe(200);
  });

  it('makes three calls wait and lets the others go on at once, counted in the process', async () => {
    redis.hang();
    for (let at = 0; at < 3; at += 1) expect((await call()).status).toBe(200);
    expect(counted()).toBe(5);
    const answers = await withTimeoutsStandingStill(() =>
      Promise.all(Array.from({ length: 60 }, call)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(47);
    expect(answers.filter(({ status }) => status === 429).length).toBe(13);
  });

  it('is not ready, which is said at once too', async () => {
    const { status } = await withTimeoutsStandingStill(() => service.client.get('/health/ready'));
    expect(status).toBe(503);
  });

  it('asks Redis once a second, whatever the calls', async () => {
    const before = redis.scripts.length;
    await Promise.all([sleep(2_500), ...Array.from({ length: 20 }, call)]);
    const probes = redis.scripts.slice(before);
    expect(new Set(probes)).toEqual(new Set(['wordgrove:window:probe']));
    expect(probes.length).toBeLessThanOrEqual(3);
  });

  it('is counted in Redis again once that responds, and both are in the log once', async () => {
    redis.resume();
    await until(async () => (await call()).headers.get('x-ratelimit-remaining') !== '0');
    expect((await service.client.get('/health/ready')).status).toBe(200);
    expect([linesOf('Redis cannot be reached'), linesOf('Redis responds again')]).toEqual([1, 1]);
  });

  it('finds Redis on another connection if a network drops what goes over the first', async () => {
    redis.forsakeConnections();
    for (let at = 0; at < 3; at += 1) await call();
    expect((await service.client.get('/health/ready')).status).toBe(503);
    await until(async () => (await service.client.get('/health/ready')).status === 200);
  });

  it('does not wait for a Redis that responds slowly either, until it is fast again', async () => {
    const other = (await service.given.token()).accessToken;
    const ask = async () => (await service.client.get(WORDS, { token: other })).status;
    redis.slowDown(150);
    // Three calls, or more if this process is too busy to blame Redis.
    await until(async () => {
      const before = counted();
      await ask();
      return counted() === before;
    });
    const before = redis.scripts.length;
    await withTimeoutsStandingStill(() => Promise.all(Array.from({ length: 20 }, ask)));
    await sleep(1_300);
    expect(new Set(redis.scripts.slice(before))).toEqual(new Set(['wordgrove:window:probe']));
    await until(async () => (await service.client.get('/health/ready')).status === 200);
    redis.slowDown(0);
    const missed = counted();
    await until(async () => (await ask()) === 200 && counted() > missed);
  });
});

(process.env['TEST_REDIS_URL'] === undefined ? describe.skip : describe)(
  'a real Redis that is stopped',
  () => {
    let server: ChildProcess;
    let service: TestApp;
    beforeAll(async () => {
      const port = await freePort();
      // One of its own, because others use the Redis of TEST_REDIS_URL.
      const places = ['--bind', '127.0.0.1', '--port', String(port)];
      server = spawn('redis-server', [...places, '--save', '', '--appendonly', 'no'], {
        stdio: 'ignore',
      });
      service = await startTestApp({ environment: { REDIS_URL: `redis://127.0.0.1:${port}` } });
      await until(async () => (await service.client.get('/health/ready')).status === 200);
    });
    afterAll(async () => {
      await service.close();
      server.kill('SIGKILL');
      await once(server, 'close');
    });

    it('holds up three calls and no more, and is used again when it is continued', async () => {
      const { accessToken: token } = await service.given.token();
      const call = () => service.client.get(WORDS, { token });
      server.kill('SIGSTOP');
      for (let at = 0; at < 3; at += 1) expect((await call()).status).toBe(200);
      const answers = await withTimeoutsStandingStill(() =>
        Promise.all(Array.from({ length: 40 }, call)),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBe(40);
      await sleep(4_500);
      expect((await call()).status).toBe(200);
      server.kill('SIGCONT');
      await until(async () => (await service.client.get('/health/ready')).status === 200);
    });
  },
);
