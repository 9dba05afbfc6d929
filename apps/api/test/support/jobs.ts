import { JobQueue } from '../../src/platform/jobs/job-queue.service.js';
import type { JobData } from '../../src/platform/jobs/job.js';
import { startTestApp, type TestApp } from './test-app.js';

let names = 0;

/** The name of a job that no other test knows. */
export const newJobName = () => `test-job-${(names += 1)}`;

/** An instance's job queue. */
export const queueOf = (instance: TestApp) => instance.app.get(JobQueue, { strict: false });

/** Registers a job that notes what it is given; `work` may do more. */
export function registerJob(
  instance: TestApp,
  name: string,
  work: (data: JobData, signal: AbortSignal) => Promise<void> | void = () => undefined,
) {
  const runs: JobData[] = [];
  const givenUp: JobData[] = [];
  queueOf(instance).register({
    name,
    run: async (data, signal) => {
      runs.push(data);
      await work(data, signal);
    },
    giveUp: async (data) => void givenUp.push(data),
  });
  return { runs, givenUp };
}

/** Another instance on the same database, closed after `work`. */
export async function withReplica(
  service: TestApp,
  work: (replica: TestApp) => Promise<void>,
): Promise<void> {
  const replica = await startTestApp({ database: service.database });
  try {
    await work(replica);
  } finally {
    await replica.close();
  }
}

const LET_TIME_PASS = `update pgboss.job set started_on = started_on - interval '1 hour',
  start_after = start_after - interval '1 hour' where name = $1`;

/** Moves what the database knows of jobs into the past, as if an hour had gone by. */
export async function letJobTimePass({ database }: TestApp, name: string): Promise<void> {
  await database.pool.query(LET_TIME_PASS, [name]);
}

/**
 * Lets the time of a job's present run pass and looks, until something holds. The process that has the job still works, and may renew
 * its lease before another one looks.
 */
export async function lapseUntil(
  { database }: TestApp,
  name: string,
  look: () => unknown,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const { rows } = await database.pool.query<{ tries: number }>(
    'select retry_count as tries from pgboss.job where name = $1',
    [name],
  );
  await eventually(async () => {
    await database.pool.query(`${LET_TIME_PASS} and retry_count = $2`, [name, rows[0]?.tries]);
    await look();
    return holds();
  });
}

/** A promise and its key. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** The time in milliseconds between two looks, which would else take a processor from what they wait for. */
const LOOK_MS = 5;

/** The time in milliseconds after which a test counts as waiting in vain, on a busy machine too. */
const PATIENCE_MS = 60_000;

/** Waits until something holds that happens outside of any call. */
export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It never comes true: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
