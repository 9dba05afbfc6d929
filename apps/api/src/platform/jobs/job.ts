/** The input of a job, which is stored as JSON in the database until the job is done. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>;

/** Work that any replica does outside of requests. */
export interface JobDefinition<T extends JobData = JobData> {
  /** The name of the job and of its queue, in letters, digits and hyphens. */
  name: string;
  /** The number of jobs of this name that a process runs at the same time. 1 by default. */
  atOnce?: number;
  /**
   * Does the work. If it throws, the job is run again later. A job may run twice if its process ended just
   * before the job was marked as done, so the second run must do no harm.
   * @param signal aborted when the service stops, another replica has taken the job over or the disk is nearly
   * full; a job that then throws or is not done within 10 seconds is run again
   */
  run(data: T, signal: AbortSignal): Promise<void>;
  /** Called once if the job has failed and will not be retried. The job is then deleted. */
  giveUp?(data: T): Promise<void>;
}

/** A job and its input. */
export interface KeptJob {
  id: string;
  name: string;
  data: JobData;
}

/** A job that this process has taken. */
export interface TakenJob extends KeptJob {
  /** The number of earlier failures. It is higher after another process has taken the job over. */
  retryCount: number;
}

/** The numbers of jobs with a name in all processes. */
export interface JobFigures {
  name: string;
  /** The number of jobs that are due and wait. */
  waiting: number;
  running: number;
  /** The age in seconds of the oldest of these, or 0. */
  oldestSeconds: number;
}

/** The rules by which jobs are taken, retried and given up. {@link JobTiming} has the values that tests change. */
export const JOB_RULES = {
  retryLimit: 3,
  /** The delay in seconds. It doubles with each try, and is made random. */
  retryDelay: 5,
  retryBackoff: true,
  /**
   * A process renews the lease of a job that it runs. A killed process does not, and another process takes
   * over.
   */
  expireInSeconds: 30,
} as const;

/**
 * The number of times that a job is run again whose process has ended. It may be the job that ends it, and would end each
 * process that tries it. The database counts a try before it begins.
 */
export const MAX_TRIES_AFTER_END = 2;

/** The time in milliseconds between renewals of a lease. Two renewals may be late. */
export const LEASE_RENEWAL_MS = 8_000;

/** The time in milliseconds for which a stop waits for running jobs. */
export const STOP_PATIENCE_MS = 10_000;
