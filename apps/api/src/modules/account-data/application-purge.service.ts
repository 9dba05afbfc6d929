import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { EndedApplications, PURGE_APPLICATIONS, purgeApplications } from '../applications/index.js';
import { APPLICATION_PURGE_STEPS } from './purge-steps.js';
import { Purger } from './purger.service.js';

/** Clears away the records of applications that have ended, as {@link AccountPurge} does for accounts. */
@Injectable()
export class ApplicationPurge implements OnModuleInit {
  private readonly logger = new Logger('ApplicationPurge');

  constructor(
    private readonly applications: EndedApplications,
    private readonly purger: Purger,
    private readonly jobs: JobQueue,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: PURGE_APPLICATIONS, run: (_data, signal) => this.run(signal) });
    // A job that has failed for good is enqueued again here.
    this.housekeeping.registerCheck({
      looksAfter: 'applications to be purged',
      run: async (sql) => {
        if ((await this.applications.list(sql)).length > 0) await purgeApplications(this.jobs, sql);
      },
    });
  }

  /** @throws Error if some applications are left for which somebody still writes */
  private async run(signal: AbortSignal): Promise<void> {
    const ended = await this.applications.list();
    for (const id of ended) await this.purger.purge(APPLICATION_PURGE_STEPS, id, signal);
    const still = new Set(await this.applications.list());
    const left = ended.filter((id) => still.has(id)).length;
    if (left > 0) throw new Error(`${left} deleted applications are still in use`);
    this.logger.log(`Removed all records of ${ended.length} deleted applications`);
  }
}
