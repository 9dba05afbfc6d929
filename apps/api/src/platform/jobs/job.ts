/** What a job is given; it is kept as JSON in the database until the job is done. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>;

/** Work that is done outside of requests, by whichever replica has time. */
export interface JobDefinition<T extends JobData = JobData> {
  /** Names the queue too: a process runs one job of a name at a time. Letters, digits and hyphens. */
  name: string;
  /**
   * Does the work; where it throws, it is tried again. A job may run twice, when its process ended
   * just before it was marked as done: the second run must do no harm.
   * @param signal aborted when the service stops or another replica has taken the job over; a job
   * that then throws or is not done within 10 seconds is run again
   */
  run(data: T, signal: AbortSignal): Promise<void>;
  /** Called once where the job has failed for good, and is forgotten after. */
  giveUp?(data: T): Promise<void>;
}

/** A job and what it is about. */
export interface KeptJob {
  id: string;
  name: string;
  data: JobData;
}

/** A job that this process has taken. */
export interface TakenJob extends KeptJob {
  /** How often it had failed before: whoever takes it over has it with more. */
  retryCount: number;
}

/** How jobs are taken, tried again and given up; see {@link JobTiming} for what tests change. */
export const JOB_RULES = {
  retryLimit: 3,
  /** Doubled, and made random, with each try. */
  retryDelay: 5,
  retryBackoff: true,
  /** A process that runs a job renews its lease; a killed one does not, and another takes over. */
  expireInSeconds: 60,
} as const;

/** How often a lease is renewed, in milliseconds: two renewals may be late. */
export const LEASE_RENEWAL_MS = 20_000;

/** How long stopping waits for a job that has been asked to stop, in milliseconds. */
export const STOP_PATIENCE_MS = 10_000;
