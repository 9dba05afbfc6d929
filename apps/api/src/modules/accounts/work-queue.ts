/** The share of the latest job in the average duration of jobs. */
const SHARE_OF_LATEST = 0.2;

/** The error that is thrown if a job would wait for its turn too long, or has done so. */
export class QueueFullError extends Error {
  constructor(
    /** The time in milliseconds after which the jobs that wait now will have had their turn. */
    readonly retryAfterMs: number,
  ) {
    super('Too many jobs are waiting');
  }
}

/**
 * Runs at most `maxRunning` jobs at a time; others wait for their turn, in order, but not longer than `maxWaitMs`.
 * A job that would wait longer, judged by the durations of the jobs before it, is refused at once.
 */
export class WorkQueue {
  private running = 0;
  private averageMs = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaitMs: number,
  ) {}

  /** The number of jobs that wait. */
  get length(): number {
    return this.waiting.size;
  }

  /** @throws QueueFullError without running the job */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.running < this.maxRunning) this.running += 1;
    else await this.turn();
    const begin = performance.now();
    try {
      return await job();
    } finally {
      this.learn(performance.now() - begin);
      this.passOn();
    }
  }

  private turn(): Promise<void> {
    const expectedMs = this.expectedWaitMs();
    if (expectedMs > this.maxWaitMs) throw new QueueFullError(expectedMs);
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        reject(new QueueFullError(this.expectedWaitMs()));
      }, this.maxWaitMs);
      this.waiting.add(begin);
    });
  }

  private expectedWaitMs(): number {
    return ((this.waiting.size + 1) / this.maxRunning) * this.averageMs;
  }

  private learn(durationMs: number): void {
    const isFirst = this.averageMs === 0;
    this.averageMs += (durationMs - this.averageMs) * (isFirst ? 1 : SHARE_OF_LATEST);
  }

  // A free place goes straight to the job that has waited longest, so that no other job can get in between.
  private passOn(): void {
    const [next] = this.waiting;
    if (next === undefined) this.running -= 1;
    else {
      this.waiting.delete(next);
      next();
    }
  }
}
