/**
 * @installed-servers a server has its own way of locking rows
 */
import { JobRepository } from '../../src/platform/jobs/job.repository.js';
import {
  gate,
  lapseUntil,
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
      // It had no fault of its own, so it is tried again at once.
      await lapseUntil(
        service,
        name,
        () => queueOf(service).poll(),
        () => runs.length > 0,
      );
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
    const stuck = gate();
    const startReplica = async () => {
      const replica = await startTestApp({ database: service.database });
      const { runs } = registerJob(replica, name, () => stuck.opened);
      // They end when the job does.
      const polls: Promise<void>[] = [];
      const take = () =>
        lapseUntil(
          service,
          name,
          () => void polls.push(queueOf(replica).poll()),
          () => runs.length > 0,
        );
      const close = () => Promise.all(polls).then(() => replica.close());
      return { queue: queueOf(replica), take, close };
    };
    const first = await startReplica();
    const second = await startReplica();
    const third = await startReplica();
    await first.queue.enqueue(name, { n: 1 });
    await first.take();
    await second.take();
    // From now on it waits a while.
    await lapseUntil(
      service,
      name,
      () => third.queue.poll(),
      async () => (await stateOf(name)) === 'retry',
    );
    await third.take();
    expect(givenUp).toEqual([]);
    await lapseUntil(
      service,
      name,
      () => queueOf(service).poll(),
      () => givenUp.length > 0,
    );
    expect([givenUp, await stateOf(name)]).toEqual([[{ n: 1 }], undefined]);
    stuck.open();
    await Promise.all([first, second, third].map((replica) => replica.close()));
  });

  it('do not touch a job that another replica has taken over', async () => {
    const name = newJobName();
    await withReplica(service, async (replica) => {
      const [began, stuck] = [gate(), gate()];
      const working = gate();
      registerJob(replica, name, () => (began.open(), stuck.opened));
      const { runs } = registerJob(service, name, () => working.opened);
      await queueOf(replica).enqueue(name, { n: 1 });
      await began.opened;
      let done = Promise.resolve();
      await lapseUntil(
        service,
        name,
        () => void (done = queueOf(service).poll()),
        () => runs.length > 0,
      );
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
