import { Pool, type PoolClient } from 'pg';
import { Clock } from '../../src/platform/time/clock.js';
import { Client } from '../support/client.js';
import { Given } from '../support/given.js';
import { eventually } from '../support/jobs.js';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';
import { IMPORTS } from '../support/transfer.js';

const GIVEN_UP = /The job run-import \S+ failed and will not be retried/;

describe('an import that ends the process each time', () => {
  let trial: ServiceTrial;
  let pool: Pool;
  let holder: PoolClient;

  beforeEach(async () => {
    trial = await ServiceTrial.prepareStarted();
    pool = new Pool({ connectionString: trial.databaseUrl });
    pool.on('error', () => undefined);
  });
  afterEach(async () => {
    holder.release(true);
    await pool.end();
    await trial.end();
  });

  /** Holds the import up in the middle, so that the process can be ended there. */
  async function holdUp(): Promise<void> {
    holder = await pool.connect();
    await holder.query('begin; lock table learned_words in exclusive mode');
  }

  /** Resolves when the job runs, to the number of times that it ran before. */
  async function tries(): Promise<number | undefined> {
    let count: number | undefined;
    await eventually(async () => {
      const { rows } = await pool.query<{ state: string; tries: number }>(
        `select state, retry_count as tries from pgboss.job where name = 'run-import'`,
      );
      count = rows[0]?.tries;
      return rows.length === 0 || rows[0]?.state === 'active';
    });
    return count;
  }

  /** Ends the process that runs the job, and lets the hour go by until it is tried again. */
  async function kill(service: ServiceProcess): Promise<void> {
    await service.stop('SIGKILL');
    await pool.query(`
      update pgboss.job set started_on = started_on - interval '1 hour' where name = 'run-import'`);
  }

  it('is given up after three of them, also if each is a new start of the service', async () => {
    let service = await trial.runUntilReady();
    const client = new Client(`http://127.0.0.1:${trial.port}`, {
      check: () => undefined,
    } as never);
    const { accessToken: token } = await new Given(client, pool, new Clock()).token();
    await holdUp();
    const { status, body } = await client.post(IMPORTS, {
      token,
      query: { format: 'csv' },
      raw: 'term\nebb\n',
      headers: { 'content-type': 'text/csv' },
    });
    expect(status).toBe(200);
    const counts = [];
    for (let start = 1; start <= 3; start += 1) {
      counts.push(await tries());
      await kill(service);
      service = await trial.runUntilReady();
    }
    expect(counts).toEqual([0, 1, 2]);
    await service.printed(GIVEN_UP);
    await holder.query('rollback');
    const find = () => client.get(`${IMPORTS}/${body.import.id}`, { token });
    await eventually(async () => (await find()).body.import.status === 'FAILED');
    expect((await find()).body.import.errors).toMatchObject([{ reason: 'INTERNAL' }]);
    expect(await tries()).toBeUndefined();
  });
});
