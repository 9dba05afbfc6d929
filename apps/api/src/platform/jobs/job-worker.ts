import { Logger } from '@nestjs/common';
import type { Outage } from '../database/outage.js';
import type { DiskSpace } from '../disk/disk-space.js';
import type { Duties } from '../workers/duties.js';
import type { JobBoss } from './job-boss.js';
import type { JobDefinition, KeptJob, TakenJob } from './job.js';
import type { JobRepository } from './job.repository.js';
import type { JobEnd, JobRunner } from './job-runner.js';
import { sayThatJobsWait } from './waiting-line.js';

/** Runs the jobs of one name: as many at the same time as its definition says, in the order of the queue. */
export class JobWorker {
  private readonly logger = new Logger('Jobs');
  private isWoken = false;
  /** Each of them takes one job after the other. */
  private readonly lanes = new Set<Promise<void>>();
  /** The ends of jobs of which the database could not be told. */
  private readonly untold = new Map<TakenJob, JobEnd>();

  constructor(
    private readonly definition: JobDefinition,
    private readonly boss: JobBoss,
    private readonly jobs: JobRepository,
    private readonly runner: JobRunner,
    private readonly disk: DiskSpace,
    private readonly duties: Duties,
    private readonly outage: Outage,
    private readonly stopping: AbortSignal,
  ) {}

  /** Checks for jobs now. Resolves when none is due. */
  wake(): Promise<void> {
    this.isWoken = true;
    this.open();
    return this.stopped();
  }

  /** Resolves when no job is running. */
  async stopped(): Promise<void> {
    while (this.lanes.size > 0) await Promise.all(this.lanes);
  }

  /** Reports to the module that registered the job that it will not be retried, and removes it. */
  async giveUp({ name, id, data }: KeptJob): Promise<void> {
    this.logger.error(`The job ${name} ${id} failed and will not be retried`);
    await this.definition.giveUp?.(data);
    const boss = await this.boss.withQueues([name]);
    await boss.deleteJob(name, id);
  }

  /** Opens one more lane, if there may be one. A lane that finds a job opens the next one. */
  private open(): void {
    if (this.stopping.aborted || this.lanes.size >= (this.definition.atOnce ?? 1)) return;
    const lane = this.work().finally(() => this.lanes.delete(lane));
    this.lanes.add(lane);
  }

  private async work(): Promise<void> {
    try {
      do {
        this.isWoken = false;
        await this.workUntilNone();
      } while (this.isWoken);
    } catch (error) {
      if (!(await this.outage.explains(error))) sayThatJobsWait(error);
    }
  }

  private async workUntilNone(): Promise<void> {
    const { name } = this.definition;
    const boss = await this.boss.withQueues([name]);
    for (const [job, end] of this.untold) await this.settle(job, end);
    while (!this.stopping.aborted && !(await this.disk.isShort())) {
      const [job] = await boss.fetch<TakenJob['data']>(name, { includeMetadata: true });
      if (job === undefined) return;
      this.open();
      await this.duties.whileNoted(job, async () =>
        this.settle(job, await this.runner.run(this.definition, job, this.stopping)),
      );
    }
  }

  private async settle(job: TakenJob, end: JobEnd): Promise<void> {
    this.untold.delete(job);
    try {
      await this.tell(job, end);
    } catch (error) {
      this.untold.set(job, end);
      throw error;
    }
  }

  private async tell(job: TakenJob, end: JobEnd): Promise<void> {
    // Another process may have taken it over since the last renewal.
    if (end === 'LOST' || !(await this.jobs.renew(job))) return;
    const boss = await this.boss.withQueues([job.name]);
    if (end === 'DONE') await boss.deleteJob(job.name, job.id);
    if (end === 'INTERRUPTED') await this.jobs.release(job);
    if (end === 'FAILED' || end === 'CUT_OFF') {
      await boss.fail(job.name, job.id, {});
      if (end === 'CUT_OFF') await this.jobs.tryAtOnce(job);
      for (const failed of await this.jobs.takeFailed([job.name])) await this.giveUp(failed);
    }
  }
}
