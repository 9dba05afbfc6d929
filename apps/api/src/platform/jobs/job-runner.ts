import { Injectable, Logger } from '@nestjs/common';
import { DatabaseBusy } from '../database/bounded-pool.js';
import {
  isDatabaseAway,
  isOutOfReach,
  isReadOnlyRefusal,
  READ_ONLY_FAULT,
} from '../database/database-away.js';
import { Outage } from '../database/outage.js';
import { DiskSpace } from '../disk/disk-space.js';
import { LEASE_RENEWAL_MS, type JobDefinition, type TakenJob } from './job.js';
import { JobRepository } from './job.repository.js';

/** The time in milliseconds between two looks at the disk while a job runs. */
const SPACE_CHECK_MS = 500;

/** The result of a job. One that was cut off has lost the database. A job that is lost now belongs to another process. */
export type JobEnd = 'DONE' | 'FAILED' | 'CUT_OFF' | 'INTERRUPTED' | 'LOST';

/** Runs single jobs and renews their leases while they run. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly jobs: JobRepository,
    private readonly disk: DiskSpace,
    private readonly outage: Outage,
  ) {}

  /** Never throws; `stopping` asks the job to stop. */
  async run(definition: JobDefinition, job: TakenJob, stopping: AbortSignal): Promise<JobEnd> {
    const lost = new AbortController();
    const short = new AbortController();
    const lease = setInterval(() => void this.renew(job, lost), LEASE_RENEWAL_MS).unref();
    const space = setInterval(() => void this.checkSpace(short), SPACE_CHECK_MS).unref();
    try {
      await definition.run(job.data, AbortSignal.any([stopping, lost.signal, short.signal]));
      return lost.signal.aborted ? 'LOST' : 'DONE';
    } catch (error) {
      if (lost.signal.aborted) return 'LOST';
      if (stopping.aborted || short.signal.aborted) return 'INTERRUPTED';
      const isCutOff = isDatabaseAway(error);
      if (!isCutOff || !(await this.outage.explains(error)))
        this.logger.error(`The job ${job.name} ${job.id} failed: ${withoutData(error)}`);
      return isCutOff ? 'CUT_OFF' : 'FAILED';
    } finally {
      clearInterval(lease);
      clearInterval(space);
    }
  }

  /** A job waits with what it writes until there is space again. */
  private async checkSpace(short: AbortController): Promise<void> {
    if (await this.disk.isShort()) short.abort();
  }

  private async renew(job: TakenJob, lost: AbortController): Promise<void> {
    // After a failed renewal, the job is not lost yet: the next renewal may be in time.
    const isOurs = await this.jobs.renew(job).catch(() => true);
    if (!isOurs) lost.abort();
  }
}

/**
 * Returns where and how a job failed, but not the message, which may quote the user's data. That there is no connection to the database quotes
 * nothing and can happen anywhere, so a database that cannot be reached has no stack.
 */
export function withoutData(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof DatabaseBusy) return error.message;
  if (isReadOnlyRefusal(error)) return READ_ONLY_FAULT;
  // A thread hands on the message, but not the code with which Node begins it.
  const { code = /^E[A-Z\d]+(?=: )/.exec(error.message)?.[0] } = error as NodeJS.ErrnoException;
  const frames = isOutOfReach(error) ? [] : framesOf(error);
  const kind = error.name === 'Error' ? error.constructor.name : error.name;
  return [[kind, code].filter((part) => part !== undefined).join(' '), ...frames].join('\n');
}

function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^\s+at /.test(line));
}
