import { Outage } from '../../src/platform/database/outage.js';
import { DiskSpace } from '../../src/platform/disk/disk-space.js';
import { JobBoss } from '../../src/platform/jobs/job-boss.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.service.js';
import { JobRepository } from '../../src/platform/jobs/job.repository.js';
import { JobRunner } from '../../src/platform/jobs/job-runner.js';
import { Duties } from '../../src/platform/workers/duties.js';
import { newJobName } from '../support/jobs.js';
import { startTestApp } from '../support/test-app.js';

describe('a job queue that stops', () => {
  it('waits for its query of the jobs, since the database closes next', async () => {
    const written: string[] = [];
    const log = { write: (line: string) => void written.push(line) };
    const environment = { LOG_LEVEL: 'warn' };
    const { app, close } = await startTestApp({ databaseDelayMs: 20, environment, log });
    const get = <T>(type: new (...args: never[]) => T): T => app.get(type, { strict: false });
    const timing = { pollIntervalMs: 3_600_000 };
    const queue = new JobQueue(
      get(JobBoss),
      get(JobRepository),
      get(JobRunner),
      timing,
      get(DiskSpace),
      get(Duties),
      get(Outage),
    );
    queue.register({ name: newJobName(), run: async () => undefined });
    // It looks at once.
    await queue.onApplicationBootstrap();
    await queue.onModuleDestroy();
    await close();
    expect(written).toEqual([]);
  });
});
