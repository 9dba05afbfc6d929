import { execFileSync } from 'node:child_process';
import { Pool } from 'pg';
import { eventually } from '../support/jobs.js';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

const REFUSAL = /updated by a newer version of Wordgrove, [^"\n]*Later1999000000000/g;

describe('a worker that is replaced after a newer version has updated the database', () => {
  let trial: ServiceTrial;
  let service: ServiceProcess;
  let pool: Pool;

  beforeEach(async () => {
    trial = await ServiceTrial.prepareStarted();
    service = await trial.runUntilReady({ environment: { WEB_CONCURRENCY: '2' } });
    pool = new Pool({ connectionString: trial.databaseUrl });
    pool.on('error', () => undefined);
  });

  afterEach(async () => {
    await pool.end();
    await trial.end();
  });

  async function update(runsWith: string | null): Promise<void> {
    await pool.query(`
      alter table schema_migrations add column if not exists runs_with text;
      insert into schema_migrations (timestamp, name) values (1999000000000, 'Later1999000000000')`);
    await pool.query(
      `update schema_migrations set runs_with = $1 where name = 'Later1999000000000'`,
      [runsWith],
    );
  }

  const workers = (): number[] =>
    execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(service.pid)], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.endsWith('main.js'))
      .map((line) => Number.parseInt(line, 10));

  const health = (): Promise<number> =>
    fetch(`http://127.0.0.1:${trial.port}/health/ready`).then(({ status }) => status);

  it('does not start, which is said once, and without any worker the instance ends', async () => {
    await update(null);
    const [first = 0, second = 0] = workers();
    process.kill(first, 'SIGKILL');
    // It is tried again.
    await service.printed(/(Worker \d+ has ended \(1\)[^]*){2}/);
    expect(service.output.match(REFUSAL)).toHaveLength(1);
    expect(service.errors).toBe('');
    expect(await health()).toBe(200);
    process.kill(second, 'SIGKILL');
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.errors).toMatch(/^The database was updated by a newer version .*\n$/);
    expect(await trial.serverRuns()).toBe(false);
  });

  it('starts if the update is marked as compatible', async () => {
    const { rows } = await pool.query<{ name: string }>(
      'select name from schema_migrations order by id desc limit 1',
    );
    await update(rows[0]?.name ?? '');
    for (const worker of workers()) process.kill(worker, 'SIGKILL');
    await service.printed(/(Worker \d+ has ended \(SIGKILL\)[^]*){2}/);
    await eventually(async () => (await health().catch(() => 0)) === 200);
    expect(service.output).not.toMatch(REFUSAL);
  });
});
