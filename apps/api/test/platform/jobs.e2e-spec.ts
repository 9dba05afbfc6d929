/**
 * @installed-servers a server has its own way of locking rows
 */
import { Sql } from '../../src/platform/database/sql.js';
import { gate, letJobTimePass, newJobName, queueOf, registerJob } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const log: string[] = [];
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({
    environment: { LOG_LEVEL: 'info' },
    log: { write: (line) => void log.push(line) },
  });
});
afterAll(() => service.close());

const keptJobs = async (name: string): Promise<number> => {
  const { rows } = await service.database.pool.query(
    `select (select count(*) from pgboss.job where name = $1)
       + (select count(*) from pgboss.archive where name = $1) as n`,
    [name],
  );
  return Number(rows[0].n);
};

describe('a job', () => {
  it('runs once with its data, and leaves nothing behind', async () => {
    const name = newJobName();
    const { runs } = registerJob(service, name);
    await queueOf(service).enqueue(name, { user_id: 'u', n: 7 });
    await queueOf(service).idle();
    expect(runs).toEqual([{ user_id: 'u', n: 7 }]);
    expect(await keptJobs(name)).toBe(0);
  });

  it('starts at once, without waiting for the next poll', async () => {
    const name = newJobName();
    const started = gate();
    registerJob(service, name, () => started.open());
    await queueOf(service).enqueue(name, {});
    await started.opened;
    await queueOf(service).idle();
  });

  it('of one name runs one at a time, in order', async () => {
    const name = newJobName();
    let running = 0;
    let most = 0;
    const { runs } = registerJob(service, name, async () => {
      most = Math.max(most, (running += 1));
      await service.database.pool.query('select 1');
      running -= 1;
    });
    for (const n of [1, 2, 3, 4]) await queueOf(service).enqueue(name, { n });
    await queueOf(service).idle();
    expect(runs.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(most).toBe(1);
  });

  it('that nobody registered is a fault of the program', async () => {
    await expect(queueOf(service).enqueue('nobody-does-this', {})).rejects.toThrow(/registered/);
  });
});

describe('a key', () => {
  it('lets one job wait, and another once that one runs', async () => {
    const name = newJobName();
    const first = gate();
    const began = gate();
    const { runs } = registerJob(service, name, async () => {
      began.open();
      await first.opened;
    });
    const enqueue = (n: number) => queueOf(service).enqueue(name, { n }, { key: 'ada' });
    await enqueue(1);
    await began.opened;
    for (const n of [2, 3, 4]) await enqueue(n);
    await queueOf(service).enqueue(name, { n: 5 }, { key: 'bob' });
    first.open();
    await queueOf(service).idle();
    expect(runs.map(({ n }) => n)).toEqual([1, 2, 5]);
  });

  it('of a job that waits does not let it run before the second transaction has committed', async () => {
    const name = newJobName();
    const wait = gate();
    const began = gate();
    let isCommitted = false;
    const seen: boolean[] = [];
    registerJob(service, name, async ({ n }) => {
      began.open();
      if (n === 0) await wait.opened;
      seen.push(isCommitted);
    });
    await queueOf(service).enqueue(name, { n: 0 });
    await began.opened;
    await queueOf(service).enqueue(name, { n: 1 }, { key: 'ada' });
    await service.app.get(Sql).transaction(async (sql) => {
      await queueOf(service).enqueue(name, { n: 2 }, { key: 'ada', sql });
      wait.open();
      await queueOf(service).poll();
      isCommitted = true;
    });
    await queueOf(service).idle();
    expect(seen).toEqual([false, true]);
  });
});

describe('a transaction', () => {
  it('that is rolled back leaves no job', async () => {
    const name = newJobName();
    const { runs } = registerJob(service, name);
    const work = service.app.get(Sql).transaction(async (sql) => {
      await queueOf(service).enqueue(name, {}, { sql });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await queueOf(service).idle();
    expect(runs).toEqual([]);
    expect(await keptJobs(name)).toBe(0);
  });

  it('wakes the worker when it commits, not before', async () => {
    const name = newJobName();
    const ran = gate();
    const { runs } = registerJob(service, name, () => ran.open());
    await service.app.get(Sql).transaction(async (sql) => {
      await queueOf(service).enqueue(name, { n: 1 }, { sql });
      await queueOf(service).poll();
      expect(runs).toEqual([]);
    });
    await ran.opened;
    await queueOf(service).idle();
    expect(runs).toHaveLength(1);
  });
});

describe('a job that fails', () => {
  it('is tried again after a while, three times, then reported and deleted', async () => {
    const name = newJobName();
    const { runs, givenUp } = registerJob(service, name, () => {
      throw Object.assign(new Error('a secret of the user'), { code: '22P02' });
    });
    log.length = 0;
    await queueOf(service).enqueue(name, { user_id: 'secret-user' });
    await queueOf(service).idle();
    expect(runs).toHaveLength(1);
    for (const _ of [1, 2, 3, 4]) {
      await letJobTimePass(service, name);
      await queueOf(service).idle();
    }
    expect(runs).toHaveLength(4);
    expect(givenUp).toEqual([{ user_id: 'secret-user' }]);
    expect(await keptJobs(name)).toBe(0);
    const said = log.filter((line) => line.includes(name)).join('\n');
    expect(said).toMatch(/failed: Error 22P02/);
    expect(said).toMatch(/failed and will not be retried/);
    expect(said).not.toMatch(/secret/);
  });

  it('is reported again if nothing could be done about it', async () => {
    const name = newJobName();
    let reports = 0;
    queueOf(service).register({
      name,
      run: () => Promise.reject(new Error('no')),
      giveUp: async () => {
        reports += 1;
        if (reports === 1) throw new Error('the database is away');
      },
    });
    await queueOf(service).enqueue(name, {});
    await queueOf(service).idle();
    for (const _ of [1, 2, 3, 4]) {
      await letJobTimePass(service, name);
      await queueOf(service).idle();
    }
    expect([reports, await keptJobs(name)]).toEqual([2, 0]);
  });

  it('does not delay the next one', async () => {
    const name = newJobName();
    const { runs } = registerJob(service, name, ({ n }) => {
      if (n === 1) throw new Error('no');
    });
    await queueOf(service).enqueue(name, { n: 1 });
    await queueOf(service).enqueue(name, { n: 2 });
    await queueOf(service).idle();
    expect(runs).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
