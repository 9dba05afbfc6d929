/**
 * @installed-servers a server has its own way of locking rows
 */
import { JobRepository } from '../../src/platform/jobs/job.repository.js';
import {
  eventually,
  gate,
  letJobTimePass,
  newJobName,
  queueOf,
  registerJob,
  withReplica,
} from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const stateOf = async (name: string): Promise<string> => {
  const { rows } = await service.database.pool.query(
    'select state from pgboss.job where name = $1',
    [name],
  );
  return rows[0]?.state;
};

describe('several replicas', () => {
  it('run each job once', async () => {
    const name = newJobName();
    const here = registerJob(service, name);
    await withReplica(service, async (replica) => {
      const there = registerJob(replica, name);
      const all = Array.from({ length: 20 }, (_, n) => n);
      await Promise.all(all.map((n) => queueOf(n % 2 ? service : replica).enqueue(name, { n })));
      await Promise.all([queueOf(service).idle(), queueOf(replica).idle()]);
      const done = [...here.runs, ...there.runs].map(({ n }) => Number(n));
      expect(done.sort((a, b) => a - b)).toEqual(all);
    });
  });

  it('take over a job whose process no longer says that it is alive', async () => {
    const name = newJobName();
    await withReplica(service, async (replica) => {
      const began = gate();
      const stuck = gate();
      registerJob(replica, name, () => (began.open(), stuck.opened));
      const { runs } = registerJob(service, name);
      await queueOf(replica).enqueue(name, { n: 1 });
      await began.opened;
      await queueOf(service).poll();
      expect(runs).toEqual([]);
      expect(await stateOf(name)).toBe('active');
      await letJobTimePass(service, name);
      // It had no fault of its own, so it is tried again at once.
      await queueOf(service).poll();
      expect(runs).toEqual([{ n: 1 }]);
      stuck.open();
    });
  });

  it('take over a job at once whose process is known to have ended', async () => {
    const name = newJobName();
    await withReplica(service, async (replica) => {
      const [began, stuck] = [gate(), gate()];
      registerJob(replica, name, () => (began.open(), stuck.opened));
      const { runs } = registerJob(service, name);
      await queueOf(replica).enqueue(name, { n: 1 });
      await began.opened;
      const { rows } = await service.database.pool.query(
        'select name, id, retry_count as "retryCount" from pgboss.job where name = $1',
        [name],
      );
      await service.app.get(JobRepository, { strict: false }).endLease(rows[0]);
      await queueOf(service).poll();
      expect(runs).toEqual([{ n: 1 }]);
      stuck.open();
    });
  });

  it('give a job up that has ended three processes', async () => {
    const name = newJobName();
    const { givenUp } = registerJob(service, name);
    await withReplica(service, async (replica) => {
      const stuck = gate();
      let count = 0;
      const run = () => ((count += 1), stuck.opened);
      queueOf(replica).register({ name, atOnce: 4, run });
      await queueOf(replica).enqueue(name, { n: 1 });
      const endProcess = async () => {
        await letJobTimePass(service, name);
        void queueOf(replica).poll();
      };
      await eventually(async () => count === 1);
      await endProcess();
      await eventually(async () => count === 2);
      await endProcess();
      // From now on it waits a while.
      await eventually(async () => (await stateOf(name)) === 'retry');
      await endProcess();
      await eventually(async () => count === 3);
      expect(givenUp).toEqual([]);
      await letJobTimePass(service, name);
      await queueOf(service).poll();
      expect([count, givenUp, await stateOf(name)]).toEqual([3, [{ n: 1 }], undefined]);
      stuck.open();
    });
  });

  it('do not touch a job that another replica has taken over', async () => {
    const name = newJobName();
    await withReplica(service, async (replica) => {
      const [began, stuck] = [gate(), gate()];
      const [tookOver, working] = [gate(), gate()];
      registerJob(replica, name, () => (began.open(), stuck.opened));
      registerJob(service, name, () => (tookOver.open(), working.opened));
      await queueOf(replica).enqueue(name, { n: 1 });
      await began.opened;
      await letJobTimePass(service, name);
      const done = queueOf(service).poll();
      await tookOver.opened;
      stuck.open();
      await queueOf(replica).poll();
      expect(await stateOf(name)).toBe('active');
      working.open();
      await done;
      expect(await stateOf(name)).toBeUndefined();
    });
  });

  it('continue a job whose replica was stopped, and count no attempt', async () => {
    const name = newJobName();
    const { runs } = registerJob(service, name);
    await withReplica(service, async (replica) => {
      const began = gate();
      registerJob(
        replica,
        name,
        (_data, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('stopped')));
            began.open();
          }),
      );
      await queueOf(replica).enqueue(name, { n: 1 });
      await began.opened;
    });
    const { rows } = await service.database.pool.query(
      'select state, retry_count as tries, started_on from pgboss.job where name = $1',
      [name],
    );
    expect(rows).toEqual([{ state: 'retry', tries: 0, started_on: null }]);
    await queueOf(service).idle();
    expect(runs).toEqual([{ n: 1 }]);
  });
});
