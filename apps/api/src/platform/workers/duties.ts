import { Inject, Injectable } from '@nestjs/common';
import type { RunningJob } from './messages.js';
import { PRIMARY_LINK, type PrimaryLink } from './primary-link.js';

/** Called with the jobs that the process which had the duties before has left behind. */
type DutyListener = (abandoned: readonly RunningJob[]) => void;

/**
 * The work that one process of an instance does for all of them: jobs, with the files that they read, and
 * housekeeping. Without workers, it is this process; otherwise the primary chooses a worker, and another one if that
 * one ends.
 */
@Injectable()
export class Duties {
  private readonly begins: DutyListener[] = [];
  private isTaken: boolean;

  constructor(@Inject(PRIMARY_LINK) private readonly link: PrimaryLink | null) {
    this.isTaken = link === null;
    link?.on('take-duties', (abandoned) => this.take(abandoned as RunningJob[]));
  }

  get areOurs(): boolean {
    return this.isTaken;
  }

  /** Calls `begin` as soon as this process has the duties, which may be at once. */
  whenTaken(begin: DutyListener): void {
    if (this.isTaken) begin([]);
    else this.begins.push(begin);
  }

  /** Lets the process that has the duties look for jobs with a name now. */
  wakeOther(jobName: string): void {
    this.link?.tell('wake', jobName);
  }

  /** Sets what another process wakes with {@link wakeOther}. */
  onWake(wake: (jobName: string) => void): void {
    this.link?.on('wake', (jobName) => wake(String(jobName)));
  }

  /** Runs a job. If this process ends meanwhile, the process that then gets the duties goes on with it. */
  async whileNoted({ name, id, retryCount }: RunningJob, run: () => Promise<void>): Promise<void> {
    this.link?.tell('job-begun', { name, id, retryCount } satisfies RunningJob);
    try {
      await run();
    } finally {
      this.link?.tell('job-ended', id);
    }
  }

  private take(abandoned: readonly RunningJob[]): void {
    this.isTaken = true;
    for (const begin of this.begins.splice(0)) begin(abandoned);
  }
}
