import { Injectable, Logger } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { JOB_SCHEMA } from '../database/job-schema.js';
import { JobRepository } from './job.repository.js';

/** Runs pg-boss on our connections. It stores the jobs, and the workers decide when they run. */
@Injectable()
export class JobBoss {
  private readonly logger = new Logger('Jobs');
  private starting: Promise<PgBoss> | undefined;
  private readonly queues = new Set<string>();

  constructor(private readonly jobs: JobRepository) {}

  /** Returns the started pg-boss, with a queue for each of the names. */
  async withQueues(names: readonly string[]): Promise<PgBoss> {
    this.starting ??= this.start().catch((error: unknown) => {
      this.starting = undefined;
      throw error;
    });
    const boss = await this.starting;
    for (const name of names) {
      if (!this.queues.has(name)) await this.jobs.createQueue(name);
      this.queues.add(name);
    }
    return boss;
  }

  private async start(): Promise<PgBoss> {
    const boss = new PgBoss({
      db: this.jobs.connection(),
      schema: JOB_SCHEMA,
      migrate: false,
      supervise: false,
      schedule: false,
    });
    boss.on('error', (error) => this.logger.warn(`The job queue failed: ${error.name}`));
    await boss.start();
    for (const name of await this.jobs.knownQueues()) this.queues.add(name);
    return boss;
  }
}
