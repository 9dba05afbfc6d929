import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../support/jobs.js';
import type { ServiceProcess } from '../support/service-process.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { openDatabasePath, type DatabasePath } from '../support/database-path.js';
import { ServiceTrial } from '../support/service-trial.js';

const BEGINS = /The database cannot be reached\. Calls get 503/;
const ENDS = /The database can be reached again, after \d+ s/;
/** The texts of frameworks about a start that fails. */
const OF_FRAMEWORKS = /TypeOrmModule|ExceptionHandler|DataSourceNameRegistry/;
const WAITS = /Worker (\d+) waits until the database can be reached: /g;
const END_MS = 15_000;

/** There may be none for a moment, for which `ps` has a status of its own. */
const workersOf = ({ pid }: ServiceProcess): number[] =>
  spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.endsWith('main.js'))
    .map((line) => Number.parseInt(line, 10));

describe('workers that start while the database is away', () => {
  let trial: ServiceTrial;
  let service: ServiceProcess;

  beforeEach(async () => {
    trial = await ServiceTrial.prepareStarted();
    service = await trial.runUntilReady({ environment: { WEB_CONCURRENCY: '2' } });
  });
  afterEach(() => trial.end());

  const workers = (): number[] => workersOf(service);

  const waiting = (): number[] =>
    [...service.output.matchAll(WAITS)].map(([, pid]) => Number(pid)).sort();

  const ready = (): Promise<number> =>
    fetch(`http://127.0.0.1:${trial.port}/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );

  /** Kills the database, and keeps it from starting until the function that is returned is called. */
  async function takeAway(): Promise<() => void> {
    const needed = join(trial.dataDir, 'postgres', 'global');
    renameSync(needed, `${needed}.away`);
    await trial.endServer('SIGKILL');
    await service.printed(/PostgreSQL could not be started/);
    return () => renameSync(`${needed}.away`, needed);
  }

  async function replace(killed: readonly number[]): Promise<void> {
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    await service.printed(new RegExp(`(${WAITS.source}[^]*){${killed.length}}`));
  }

  it('wait as long as it takes, and then serve', async () => {
    const bringBack = await takeAway();
    await replace(workers());
    const waited = waiting();
    // The primary responds for them.
    const live = await fetch(`http://127.0.0.1:${trial.port}/health/live`);
    const call = await fetch(`http://127.0.0.1:${trial.port}/api/v1/me`);
    expect([live.status, call.status, await ready()]).toEqual([200, 503, 503]);
    // It is tried several times meanwhile.
    await service.printed(/(PostgreSQL could not be started[^]*){6}/);
    bringBack();
    await eventually(async () => (await ready()) === 200);
    await service.printed(/(Worker \d+ has reached the database[^]*){2}/);
    expect(workers().sort()).toEqual(waited);
    // Each says so once, and none has ended by itself.
    expect(waiting()).toEqual(waited);
    expect(service.output).not.toMatch(/has ended \((?!SIGKILL)/);
    expect(service.output).not.toMatch(/\\n\s+at /);
    // The log has one pair of lines for the outage, although the worker that noticed it first has been killed, and none for each probe.
    await service.printed(ENDS);
    for (const line of [BEGINS, ENDS]) expect(service.output.split(line)).toHaveLength(2);
    expect(service.output).not.toMatch(/connections were refused|\/health\/ready/);
    expect(service.errors).toBe('');
    expect(await service.stop()).toEqual({ code: 0, signal: null });
  });

  it('do not delay a stop, while another one responds with 503', async () => {
    const [, second = 0] = workers();
    await takeAway();
    await replace([second]);
    expect(await ready()).toBe(503);
    const began = performance.now();
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(END_MS);
  });
});

describe('an instance whose workers take long to start', () => {
  let trial: ServiceTrial;
  beforeAll(async () => (trial = await ServiceTrial.prepareStarted()));
  afterAll(() => trial.end());

  it('responds with 503 until one of them has started', async () => {
    const service = await trial.runUntilReady({ environment: { WEB_CONCURRENCY: '2' } });
    const before = workersOf(service);
    const begun = () => workersOf(service).filter((pid) => !before.includes(pid));
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await eventually(async () => begun().length === before.length);
    const stopped = begun();
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    const ask = async (path: string) =>
      (await fetch(`http://127.0.0.1:${trial.port}${path}`)).status;
    expect(await Promise.all(['/health/live', '/api/v1/me'].map(ask))).toEqual([200, 503]);
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    await eventually(async () => (await ask('/health/ready')) === 200);
  });
});

describe('a worker whose database goes away in the middle of its start', () => {
  let trial: ServiceTrial;
  let database: TestDatabase;
  let path: DatabasePath;
  beforeAll(async () => {
    database = await createTestDatabase();
    path = await openDatabasePath(database.url);
    trial = await ServiceTrial.prepare();
  });
  afterAll(async () => {
    await trial.end();
    await path.close();
    await database.drop();
  });

  it('waits, and the log has the lines of the outage and of the worker alone', async () => {
    const environment = { WEB_CONCURRENCY: '2', DATABASE_URL: path.url };
    const service = await trial.runUntilReady({ environment });
    path.cutAfterNext();
    const [killed = 0] = workersOf(service);
    process.kill(killed, 'SIGKILL');
    await service.printed(new RegExp(WAITS.source));
    const before = path.refused;
    // It is tried several times meanwhile.
    await eventually(async () => path.refused > before + 5);
    path.mend();
    await service.printed(/Worker \d+ has reached the database/);
    await service.printed(ENDS);
    const lines = service.output.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg).sort()).toEqual([
      expect.stringMatching(ENDS.source),
      expect.stringMatching(BEGINS.source),
      expect.stringMatching(/^Worker \d+ has ended \(SIGKILL\)/),
      expect.stringMatching(/^Worker \d+ has reached the database/),
      expect.stringMatching(WAITS.source),
    ]);
    expect(service.output).not.toMatch(OF_FRAMEWORKS);
    expect(await service.stop()).toEqual({ code: 0, signal: null });
  });
});
