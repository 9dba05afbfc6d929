import { execFileSync } from 'node:child_process';
import { request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { Clock } from '../../src/platform/time/clock.js';
import { Client } from '../support/client.js';
import { Given } from '../support/given.js';
import { holdRequest } from '../support/held-request.js';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

const WORDS = '/api/v1/learning/learned-words';
const SLOTS = 2;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

describe('an instance of two workers', () => {
  let trial: ServiceTrial;
  let service: ServiceProcess;
  let pool: Pool;
  let given: Given;
  let url: string;

  beforeAll(async () => {
    trial = await ServiceTrial.prepareStarted();
    service = await trial.runUntilReady({
      environment: {
        WEB_CONCURRENCY: '2',
        MAX_CONCURRENT_REQUESTS_PER_USER: String(SLOTS),
        SHUTDOWN_DELAY_MS: '300',
      },
    });
    url = `http://127.0.0.1:${trial.port}`;
    pool = new Pool({ connectionString: trial.databaseUrl });
    pool.on('error', () => undefined);
    given = new Given(new Client(url, undefined as never), pool, new Clock());
  });

  afterAll(async () => {
    await pool.end();
    await trial.end();
  });

  /** Each call has a connection of its own, so that calls go to the workers in turn. */
  function call(path: string, token?: string): Promise<Answer> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return new Promise((resolve, reject) => {
      const outgoing = request(url + path, { headers, agent: false }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
  }

  async function metric(pattern: RegExp): Promise<number> {
    const { text } = await call('/metrics');
    return Number(new RegExp(`^${pattern.source} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  }

  const liveCalls = () =>
    metric(/http_request_duration_seconds_count\{[^}]*route="\/health\/live"[^}]*\}/);

  const workers = (): number[] =>
    execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(service.pid)], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.endsWith('main.js'))
      .map((line) => Number.parseInt(line, 10));

  it('counts a quota exactly', async () => {
    const application = await given.application({ hourlyQuota: 30 });
    const tokens = [];
    const { id: userId } = await given.user();
    for (let at = 0; at < 2; at += 1) tokens.push(await given.token({ application, userId }));
    const answers: Answer[] = [];
    // As many at once as the user has slots, which else would refuse some.
    const callOn = async (token: string) => {
      for (let at = 0; at < 25; at += 1) answers.push(await call(WORDS, token));
    };
    await Promise.all(tokens.map(({ accessToken }) => callOn(accessToken)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    const left = answers
      .filter(({ status }) => status === 200)
      .map(({ headers }) => Number(headers['x-ratelimit-remaining']));
    expect(left.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, at) => at),
    );
  });

  it('adds its metrics up', async () => {
    const before = await liveCalls().then((count) => (Number.isNaN(count) ? 0 : count));
    await Promise.all(Array.from({ length: 20 }, () => call('/health/live')));
    expect((await liveCalls()) - before).toBe(20);
    expect(await metric(/wordgrove_database_connections_max/)).toBe(40);
  });

  it('shares the slots of a user, and has those of a killed worker back, which is replaced', async () => {
    const { accessToken } = await given.token();
    const held = Array.from({ length: SLOTS }, () => holdRequest(url, accessToken));
    // They may not have begun yet.
    let refused = await call(WORDS, accessToken);
    for (let at = 0; at < 5 && refused.status !== 429; at += 1)
      refused = await call(WORDS, accessToken);
    expect(refused.text).toContain('TOO_MANY_AT_ONCE');
    for (let at = 0; at < 4; at += 1) await call('/health/live');
    const counted = await liveCalls();
    expect(counted).toBeGreaterThanOrEqual(4);
    const [killed, ...others] = workers();
    process.kill(killed ?? 0, 'SIGKILL');
    await service.printed(/Worker \d+ has ended \(SIGKILL\)/);
    expect(await call(WORDS, accessToken)).toMatchObject({ status: 200 });
    for (const each of held) each.abandon();
    while ((await metric(/wordgrove_database_connections_max/)) < 40) await delay(50);
    const now = workers();
    expect(now).toHaveLength(2);
    expect(now).toEqual(expect.arrayContaining(others));
    expect(await liveCalls()).toBe(counted);
  });

  it('gives no connection to a worker that hangs', async () => {
    const [hanging] = workers();
    process.kill(hanging ?? 0, 'SIGSTOP');
    try {
      // The primary asks for a sign of life once a second, and twice in vain.
      await delay(2_500);
      const answers = await Promise.all(Array.from({ length: 10 }, () => call('/health/live')));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    } finally {
      process.kill(hanging ?? 0, 'SIGCONT');
    }
  });

  it('closes the connections that a worker was to get which is killed', async () => {
    const [hanging] = workers();
    process.kill(hanging ?? 0, 'SIGSTOP');
    const calls = Array.from({ length: 6 }, () => call('/health/live').catch(() => undefined));
    // Some of them are those of the other worker.
    const answer = await Promise.any(calls);
    expect(answer?.status).toBe(200);
    process.kill(hanging ?? 0, 'SIGKILL');
    await Promise.all(calls);
    while ((await metric(/wordgrove_database_connections_max/)) < 40) await delay(50);
  });

  it('says once what keeps it from starting', async () => {
    const environment = { WEB_CONCURRENCY: '2', DATABASE_URL: trial.databaseUrl };
    const second = trial.run({ environment });
    expect(await second.ended).toMatchObject({ code: 1 });
    expect(second.errors.match(/PORT \d+ is in use/g)).toHaveLength(1);

    await pool.query('create role weak login');
    const databaseUrl = trial.databaseUrl.replace('postgres@', 'weak@');
    const weak = trial.run({
      environment: { ...environment, DATABASE_URL: databaseUrl, PORT: '0' },
    });
    expect(await weak.ended).toMatchObject({ code: 1 });
    expect(weak.errors.trim().split('\n')).toHaveLength(1);
    expect(weak.errors).toMatch(/its user is not allowed to update the database/);
  });

  it('loses no call when it is told to stop', async () => {
    const { accessToken } = await given.token();
    const running = holdRequest(url, accessToken);
    let answered = 0;
    let refused = 0;
    const keepCalling = async (): Promise<void> => {
      for (;;) {
        try {
          expect(await call('/health/live')).toMatchObject({ status: 200 });
          answered += 1;
        } catch (error) {
          // A caller that is refused has lost nothing.
          expect((error as NodeJS.ErrnoException).code).toBe('ECONNREFUSED');
          refused += 1;
          return;
        }
      }
    };
    const calling = Promise.all(Array.from({ length: 8 }, keepCalling));
    await delay(200);
    service.killGroup('SIGTERM');
    while ((await call('/health/ready')).status === 200) await delay(5);
    await calling;
    expect(refused).toBe(8);
    expect(answered).toBeGreaterThan(8);
    expect(await running.finish()).toBe(200);
    expect(await service.ended).toEqual({ code: 0, signal: null });
    expect(await trial.serverRuns()).toBe(false);
  });
});
