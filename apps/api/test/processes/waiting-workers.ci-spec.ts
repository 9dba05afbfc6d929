import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../support/jobs.js';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

const WAITS = /Worker (\d+) waits until the database can be reached: /g;
const END_MS = 15_000;

describe('workers that start while the database is away', () => {
  let trial: ServiceTrial;
  let service: ServiceProcess;

  beforeEach(async () => {
    trial = await ServiceTrial.prepare();
    service = await trial.runUntilReady({ environment: { WEB_CONCURRENCY: '2' } });
  });
  afterEach(() => trial.end());

  const workers = (): number[] =>
    execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(service.pid)], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.endsWith('main.js'))
      .map((line) => Number.parseInt(line, 10));

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
