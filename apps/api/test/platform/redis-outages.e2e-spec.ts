import { startFakeRedis, type FakeRedis } from '../support/fake-redis.js';
import { eventually } from '../support/jobs.js';
import { FIXED_WINDOW_STORE } from '../../src/platform/rate-limit/fixed-window.js';
import type { RedisWindowStore } from '../../src/platform/rate-limit/redis-window.store.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';
const AGAIN = /^Redis responds again, after \d+ s, so limits count for all processes$/;
const OUT_OF_MEMORY = "OOM command not allowed when used memory > 'maxmemory'.";
const NO_DATABASE = 'ERR DB index is out of range';

describe('while Redis refuses to count, the operator learns why:', () => {
  const written: string[] = [];
  const printed = jest.spyOn(console, 'warn').mockImplementation();
  let redis: FakeRedis;
  let service: TestApp;
  let token: string;
  let startLines: string[];
  beforeAll(async () => {
    redis = await startFakeRedis();
    redis.refuse('auth', 'ERR AUTH <password> called without any password configured');
    service = await startTestApp({
      environment: { REDIS_URL: redis.url.replace('//', '//:s3cret@') + '/3', LOG_LEVEL: 'warn' },
      log: { write: (line) => void written.push((JSON.parse(line) as { msg: string }).msg) },
    });
    startLines = takeLines();
    token = (await service.given.token()).accessToken;
  });
  afterAll(async () => {
    await service.close();
    await redis.close();
    printed.mockRestore();
  });
  beforeEach(async () => {
    for (const command of ['auth', 'select', 'eval']) redis.refuse(command);
    redis.slowDown(0);
    await eventually(async () => (await ready()).status === 200);
    // What was in the log less than a minute ago is not repeated.
    service.clock.advance({ minutes: 1 });
    written.length = 0;
  });

  const call = () => service.client.get(WORDS, { token });
  const ready = () => service.client.get('/health/ready');
  const reason = async () => ((await ready()).body as { error: { message: string } }).error.message;
  const isOfRedis = (line: string) => /^Redis /.test(line);
  const takeLines = () => written.splice(0).filter(isOfRedis);

  it('a password that Redis does not need is in the log, and nowhere else', async () => {
    expect(startLines).toContain(
      'Redis does not take the password of REDIS_URL: ERR AUTH <password> called without any password configured',
    );
    expect(printed).not.toHaveBeenCalled();
  });

  it.each([
    ['OOM', OUT_OF_MEMORY],
    ['NOPERM', "NOPERM User app has no permissions to run the 'eval' command"],
    ['BUSY', 'BUSY Redis is busy running a script.'],
    ['NOAUTH', 'NOAUTH Authentication required.'],
    ['READONLY', "READONLY You can't write against a read only replica."],
    ['MASTERDOWN', 'ERR Error running script (call to f_1): @user_script:2: -MASTERDOWN Link with MASTER is down'], // prettier-ignore
  ])('%s is in the log and in the readiness', async (code, reply) => {
    redis.refuse('eval', reply);
    expect((await call()).status).toBe(200);
    expect(await reason()).toBe(`Redis refuses to count: it responds with ${code}`);
    redis.refuse('eval');
    await eventually(async () => (await ready()).status === 200);
    expect(takeLines()).toEqual([
      expect.stringMatching(`^Redis refuses to count, so limits count per process: .*${code}`),
      expect.stringMatching(AGAIN),
    ]);
  });

  it('a password that has changed is in the log, and not that the connection was lost', async () => {
    redis.refuse('auth', 'WRONGPASS invalid username-password pair or user is disabled.');
    redis.cutConnections();
    await eventually(async () => (await call()).status === 200 && written.some(isOfRedis));
    expect(await reason()).toBe('Redis refuses to count: it responds with WRONGPASS');
    redis.refuse('auth');
    await eventually(async () => (await ready()).status === 200);
    expect(takeLines()).toEqual([
      'Redis refuses to count, so limits count per process: WRONGPASS invalid username-password pair or user is disabled. Correct the user and the password in REDIS_URL',
      expect.stringMatching(AGAIN),
    ]);
  });

  it('a server without AUTH repeats the password, but the log does not', async () => {
    redis.refuse('auth', "ERR unknown command 'AUTH', with args beginning with: 's3cret'");
    redis.cutConnections();
    await eventually(async () => (await call()).status === 200 && written.some(isOfRedis));
    redis.refuse('auth');
    await eventually(async () => (await ready()).status === 200);
    expect(takeLines()[0]).toMatch(/: ERR unknown command 'AUTH'$/);
  });

  it('nothing is counted in another database if Redis comes back without that of REDIS_URL', async () => {
    redis.refuse('select', NO_DATABASE);
    redis.cutConnections();
    await eventually(async () => (await call()).status === 200 && written.some(isOfRedis));
    const before = redis.scripts.length;
    expect((await call()).status).toBe(200);
    expect(await reason()).toBe('Redis does not have the database of REDIS_URL');
    expect(redis.scripts.length).toBe(before);
    redis.refuse('select');
    await eventually(async () => (await ready()).status === 200);
    expect(takeLines()).toEqual([
      `Redis refuses to count, so limits count per process: REDIS_URL names database 3, which Redis does not let the service use: ${NO_DATABASE}`,
      expect.stringMatching(AGAIN),
    ]);
  });

  it('a Redis that comes and goes has one pair of lines a minute', async () => {
    const flap = async () => {
      redis.refuse('eval', OUT_OF_MEMORY);
      await call();
      redis.refuse('eval');
      await call();
    };
    for (let at = 0; at < 5; at += 1) await flap();
    expect(takeLines().length).toBe(2);
    service.clock.advance({ minutes: 1 });
    for (let at = 0; at < 5; at += 1) await flap();
    expect(takeLines().length).toBe(2);
  });

  it('a late response is no return while calls do not wait for Redis', async () => {
    const store = service.app.get<RedisWindowStore>(FIXED_WINDOW_STORE, { strict: false });
    const begin = async (slownessMs: number) => {
      const before = redis.scripts.length;
      redis.slowDown(slownessMs);
      const answer = call();
      while (redis.scripts.length === before) await new Promise(setImmediate);
      return { answer };
    };
    await (
      await begin(130)
    ).answer;
    await (
      await begin(130)
    ).answer;
    const third = await begin(130);
    // It comes later, since Redis responds in order.
    const late = await begin(450);
    await third.answer;
    const { missedCalls } = store.state;
    while (!store.state.isBreakerOpen || store.state.missedCalls === missedCalls) await call();
    // From here on, the breaker is open until a probe is fast.
    const linesBefore = takeLines();
    await late.answer;
    expect(linesBefore.length).toBeGreaterThan(0);
    expect(takeLines()).toEqual([]);
    redis.slowDown(0);
    await eventually(async () => !store.state.isBreakerOpen);
  });
});
