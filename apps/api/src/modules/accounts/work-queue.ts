/** The error that is thrown if a job would have to wait behind too many others. */
export class QueueFullError extends Error {}

/** Runs at most `maxRunning` jobs at a time; up to `maxWaiting` others wait for their turn, in order. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws QueueFullError without running the job */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.running < this.maxRunning) this.running += 1;
    else await this.turn();
    try {
      return await job();
    } finally {
      this.passOn();
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.maxWaiting)
      throw new QueueFullError('Too many jobs are waiting');
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  // A free place goes straight to the job that has waited longest, so that no other job can get in between.
  private passOn(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}
