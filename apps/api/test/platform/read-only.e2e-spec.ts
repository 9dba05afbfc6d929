import { Sql } from '../../src/platform/database/sql.js';
import { Outage } from '../../src/platform/database/outage.js';
import { DiskSpace } from '../../src/platform/disk/disk-space.js';
import { JobBoss } from '../../src/platform/jobs/job-boss.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.service.js';
import { JobRepository } from '../../src/platform/jobs/job.repository.js';
import { JobRunner } from '../../src/platform/jobs/job-runner.js';
import { Duties } from '../../src/platform/workers/duties.js';
import { eventually, newJobName } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const COLLECT = '/api/v1/learning/collect-word';
const WORDS = '/api/v1/learning/learned-words';
const READY = '/health/ready';

describe('a database that becomes read-only', () => {
  let service: TestApp;
  let token: string;
  let log = '';

  beforeAll(async () => {
    const write = (line: string) => void (log += line);
    service = await startTestApp({ environment: { LOG_LEVEL: 'warn' }, log: { write } });
    token = (await service.given.token()).accessToken;
  });
  afterAll(() => service.close());

  const collect = (term: string) =>
    service.client.post(COLLECT, { token, body: { spec: { term } } });
  const statusOf = async (path: string) => (await service.client.get(path, { token })).status;

  async function setReadOnly(change: string): Promise<void> {
    const name = new URL(service.database.url).pathname.slice(1);
    await service.database.pool.query(`begin read write; alter database ${name} ${change}; commit`);
  }

  /** Ends the service's connections, as a failover does. */
  async function endConnections(): Promise<void> {
    await service.database.pool.query(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
       where datname = current_database() and application_name = 'wordgrove'`,
    );
  }

  it('refuses writes with 503 and goes on with reads, until it is not any more', async () => {
    expect((await collect('before')).status).toBe(200);
    await setReadOnly('set default_transaction_read_only = on');
    await endConnections();
    await eventually(async () => (await statusOf(WORDS)) === 200);
    const refused = await collect('meanwhile');
    expect([refused.status, refused.body.error.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(log).toMatch(/The database takes no writes: .*default_transaction_read_only is on/);
    for (let at = 0; at < 5; at += 1) expect(await statusOf(READY)).toBe(503);
    expect(await statusOf(WORDS)).toBe(200);
    await Promise.all(Array.from({ length: 10 }, () => statusOf(WORDS)));
    await setReadOnly('reset default_transaction_read_only');
    const statuses = Array.from({ length: 10 }, async (_, at) => (await collect(`${at}`)).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    for (let at = 0; at < 5; at += 1) expect(await statusOf(READY)).toBe(200);
    // Somebody may ask every second.
    expect(log.match(/\/health\/ready[^"]*/g)).toEqual([
      '/health/ready responds with 503: The database is read-only',
      '/health/ready responds with 200 again',
    ]);
  });

  it('lets jobs wait, and says so in one line however often they are looked for', async () => {
    const get = <T>(type: new (...args: never[]) => T): T =>
      service.app.get(type, { strict: false });
    const looks = jest.spyOn(get(JobRepository), 'failAbandoned');
    const timing = { pollIntervalMs: 5 };
    const services = [get(DiskSpace), get(Duties), get(Outage)] as const;
    const queue = new JobQueue(
      get(JobBoss),
      get(JobRepository),
      get(JobRunner),
      timing,
      ...services,
    );
    queue.register({ name: newJobName(), run: async () => undefined });
    await queue.onApplicationBootstrap();
    await eventually(async () => looks.mock.calls.length > 1);
    log = '';
    await setReadOnly('set default_transaction_read_only = on');
    await endConnections();
    await eventually(async () => log.includes('The database takes no writes'));
    const before = looks.mock.calls.length;
    await eventually(async () => looks.mock.calls.length > before + 20);
    await queue.stop();
    looks.mockRestore();
    await setReadOnly('reset default_transaction_read_only');
    await eventually(async () => (await statusOf(READY)) === 200);
    const lines = log.split('\n').filter((line) => line.includes('takes no writes'));
    expect(lines).toEqual([
      expect.stringMatching(
        /"Jobs wait until the next check: The database takes no writes: [^"\\]+"/,
      ),
    ]);
  });

  it('is asked for no write by a GET, except who is asked for consent', async () => {
    // The first look makes the default plan.
    await service.client.get('/api/v1/review-plans', { token });
    const { id } = await service.given.user({ role: 'ADMIN' });
    const cookie = await service.given.session(id);
    const paths = Object.entries(service.openApi.paths).filter(([, methods]) => 'get' in methods);
    expect(paths.length).toBeGreaterThan(40);
    await setReadOnly('set default_transaction_read_only = on');
    await endConnections();
    await eventually(async () => (await statusOf(WORDS)) === 200);
    const writing: string[] = [];
    for (const [path] of paths) {
      const target = path.replace('{plan_id}', 'default').replace(/\{\w+\}/g, id);
      const caller = path.startsWith('/api/v1/') ? { token } : { cookie };
      const { status } = await service.client.get(target, caller);
      if (status >= 500) writing.push(path);
    }
    await setReadOnly('reset default_transaction_read_only');
    await eventually(async () => (await statusOf(READY)) === 200);
    expect(writing.sort()).toEqual(['/api/console/authorization-requests/{id}', READY]);
  });

  it('refuses one write on a connection that was open before', async () => {
    const sql = service.app.get(Sql, { strict: false });
    await sql.execute('set default_transaction_read_only = on');
    expect((await collect('refused')).status).toBe(503);
    expect((await collect('accepted')).status).toBe(200);
  });
});
