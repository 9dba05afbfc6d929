import { Inject, Injectable } from '@nestjs/common';
import { PRIMARY_LINK, type PrimaryLink } from './primary-link.js';

/**
 * The work that one process of an instance does for all of them: jobs, with the files that they read, and
 * housekeeping. Without workers, it is this process; otherwise the primary chooses a worker, and another one if that
 * one ends.
 */
@Injectable()
export class Duties {
  private readonly begins: (() => void)[] = [];
  private isTaken: boolean;

  constructor(@Inject(PRIMARY_LINK) private readonly link: PrimaryLink | null) {
    this.isTaken = link === null;
    link?.on('take-duties', () => this.take());
  }

  get areOurs(): boolean {
    return this.isTaken;
  }

  /** Calls `begin` as soon as this process has the duties, which may be at once. */
  whenTaken(begin: () => void): void {
    if (this.isTaken) begin();
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

  private take(): void {
    this.isTaken = true;
    for (const begin of this.begins.splice(0)) begin();
  }
}
