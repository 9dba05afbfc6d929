import type { RunningJob } from '../workers/messages.js';

/** Notes which jobs the workers run, so that another one goes on with those of a worker that has ended. */
export class AbandonedJobs<Worker extends object> {
  private readonly running = new Map<Worker, Map<string, RunningJob>>();
  private abandoned: RunningJob[] = [];

  begin(worker: Worker, job: RunningJob): void {
    const jobs = this.running.get(worker) ?? new Map<string, RunningJob>();
    this.running.set(worker, jobs.set(job.id, job));
  }

  end(worker: Worker, id: string): void {
    this.running.get(worker)?.delete(id);
  }

  /** Notes that a worker has ended. */
  remove(worker: Worker): void {
    for (const job of this.running.get(worker)?.values() ?? []) this.abandoned.push(job);
    this.running.delete(worker);
  }

  /** Returns the jobs that nobody has taken over. */
  take(): RunningJob[] {
    return this.abandoned.splice(0);
  }
}
