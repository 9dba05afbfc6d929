import { randomUUID } from 'node:crypto';
import { FirstCalls } from '../../src/modules/oauth/first-steps/first-calls.service.js';
import { FitSchedule } from '../../src/modules/review/weights/fit-schedule.service.js';
import { TrafficWriter } from '../../src/modules/traffic/record/traffic-writer.service.js';
import { Outage } from '../../src/platform/database/outage.js';
import { Sql } from '../../src/platform/database/sql.js';
import { DiskSpace } from '../../src/platform/disk/disk-space.js';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { JobBoss } from '../../src/platform/jobs/job-boss.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.service.js';
import { JobRepository } from '../../src/platform/jobs/job.repository.js';
import { JobRunner } from '../../src/platform/jobs/job-runner.js';
import { Duties } from '../../src/platform/workers/duties.js';
import { openDatabasePath, type DatabasePath } from '../support/database-path.js';
import { eventually, gate, newJobName } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

type Line = { level: string; msg: string; context?: string; request_id?: string };

const WORDS = '/api/v1/learning/learned-words';
/** As often as in some hours. */
const LOOKS = 50;
const AWAY = /The database cannot be reached\. Calls get 503 and jobs wait until it can: \w/;

describe('while the database cannot be reached, the log', () => {
  const written: Line[] = [];
  let service: TestApp;
  let path: DatabasePath;
  let jobs: JobQueue;
  let token: string;
  /** A job that uses the database when it may. */
  const jobName = newJobName();
  let job: { mayGoOn: ReturnType<typeof gate>; begun: ReturnType<typeof gate> };

  beforeAll(async () => {
    service = await startTestApp({
      path: async (url) => (path = await openDatabasePath(url)),
      environment: { LOG_LEVEL: 'info' },
      isImpatient: true,
      log: { write: (line) => void written.push(JSON.parse(line) as Line) },
    });
    ({ accessToken: token } = await service.given.token());
    jobs = await queueThatLooks();
  });
  afterAll(async () => {
    await jobs.onModuleDestroy();
    await service.close();
  });
  beforeEach(async () => {
    service.clock.advance({ hours: 1 });
    path.mend();
    await eventually(async () => (await ready()) === 200);
    written.length = 0;
  });

  const get = <T>(type: new (...args: never[]) => T): T => service.app.get(type, { strict: false });
  const ready = async () => (await service.client.get('/health/ready')).status;
  const ofService = () => written.filter(({ request_id }) => request_id === undefined);
  const texts = () => ofService().map(({ level, msg }) => `${level}: ${msg}`);
  const pairOf = (seconds: number) => [
    expect.stringMatching(AWAY),
    `warn: The database can be reached again, after ${seconds} s`,
  ];

  /** A queue that looks for jobs all the time, as the service does every few seconds. */
  async function queueThatLooks(): Promise<JobQueue> {
    const queue = new JobQueue(
      get(JobBoss),
      get(JobRepository),
      get(JobRunner),
      { pollIntervalMs: 5 },
      get(DiskSpace),
      get(Duties),
      get(Outage),
    );
    queue.register({
      name: jobName,
      run: async () => {
        job.begun.open();
        await job.mayGoOn.opened;
        await get(Sql).execute('select 1');
      },
    });
    await queue.onApplicationBootstrap();
    return queue;
  }

  async function cut(): Promise<void> {
    const before = path.refused;
    path.cut();
    await eventually(async () => (await ready()) === 503 && path.refused > before);
  }

  async function lookInVain(times = LOOKS): Promise<void> {
    const before = path.refused;
    await eventually(async () => path.refused >= before + times);
  }

  async function mend(): Promise<void> {
    path.mend();
    await eventually(async () => (await ready()) === 200);
  }

  it('says so once, and once that it is over, however often jobs are looked for', async () => {
    await cut();
    await lookInVain();
    service.clock.advance({ seconds: 90 });
    await lookInVain();
    await mend();
    expect(texts()).toEqual(pairOf(90));
  });

  it('says that it is over although nobody needs the database', async () => {
    await jobs.onModuleDestroy();
    await cut();
    path.mend();
    await eventually(async () => ofService().length > 1);
    expect(texts()).toEqual(pairOf(0));
    jobs = await queueThatLooks();
  });

  it('says nothing of whatever fails in the background by it', async () => {
    job = { begun: gate(), mayGoOn: gate() };
    await jobs.enqueue(jobName, {});
    await job.begun.opened;
    await service.client.get(WORDS, { token });
    await cut();
    job.mayGoOn.open();
    await get(Housekeeping).run();
    await get(FirstCalls).store();
    get(FitSchedule).note(randomUUID());
    await get(FitSchedule).settled();
    await get(TrafficWriter).write();
    await lookInVain();
    await mend();
    await jobs.idle();
    expect(texts()).toEqual(pairOf(0));
  });

  it('has no line of who asks whether the service is ready', async () => {
    await cut();
    for (let at = 0; at < LOOKS; at += 1) await ready();
    await mend();
    const lines = written.map((line) => JSON.stringify(line));
    expect(lines.filter((line) => line.includes('/health/ready'))).toEqual([]);
  });

  it('says so again only after a minute, if it comes and goes', async () => {
    const saysSo = () => ofService().filter(({ msg }) => AWAY.test(msg)).length;
    await cut();
    await mend();
    expect(saysSo()).toBe(1);
    service.clock.advance({ seconds: 59 });
    await cut();
    await lookInVain();
    expect(saysSo()).toBe(1);
    service.clock.advance({ seconds: 1 });
    await lookInVain();
    expect(saysSo()).toBe(2);
  });

  it('has the reason of a refused call on its line, without a stack', async () => {
    await cut();
    const id = randomUUID();
    const { status } = await service.client.get(WORDS, {
      token,
      headers: { 'x-request-id': id },
    });
    await service.client.get('/openapi.json');
    expect(status).toBe(503);
    expect(written.filter(({ request_id }) => request_id === id)).toEqual([
      expect.objectContaining({
        error: {
          code: 'UNAVAILABLE',
          message: expect.stringMatching(/^The database cannot be reached: \w/),
        },
      }),
    ]);
  });

  it('keeps the stack of any other failure', async () => {
    const { pool } = service.database;
    await pool.query('alter schema pgboss rename to pgboss_elsewhere');
    try {
      await eventually(async () => ofService().length > 0);
    } finally {
      await pool.query('alter schema pgboss_elsewhere rename to pgboss');
    }
    expect(ofService()[0]?.msg).toMatch(/^Jobs wait until the next check: \w+ 42P01\n\s+at /);
  });

  it('says the same if the network loses what is under way', async () => {
    path.isLosing = true;
    expect(await ready()).toBe(503);
    await eventually(async () => ofService().length > 0);
    path.isLosing = false;
    await eventually(async () => ofService().length > 1);
    await eventually(async () => (await ready()) === 200);
    expect(texts()).toEqual(pairOf(0));
  });
});
