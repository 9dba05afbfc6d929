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

/** The bounds of a {@link WorkQueue}. */
export interface QueueBounds {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

/**
 * Runs at most `maxRunning` jobs at a time; others wait for their turn, in order, but not longer than `maxWaitMs`, and
 * never more than `maxWaiting`. A job that would wait longer, judged by the durations of the jobs before it, is refused at once.
 */
export class WorkQueue {
  private running = 0;
  private averageMs = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly bounds: QueueBounds) {}

  /** The number of jobs that wait. */
  get length(): number {
    return this.waiting.size;
  }

  /**
   * @param since the time, as `performance.now` gives it, at which the wait began, if that was elsewhere
   * @throws QueueFullError without running the job
   */
  async run<T>(job: () => Promise<T>, since = performance.now()): Promise<T> {
    if (this.running < this.bounds.maxRunning) this.running += 1;
    else await this.turn(performance.now() - since);
    const begin = performance.now();
    try {
      return await job();
    } finally {
      this.learn(performance.now() - begin);
      this.passOn();
    }
  }

  private turn(spentMs: number): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.bounds;
    const expectedMs = this.expectedWaitMs();
    if (this.waiting.size >= maxWaiting || spentMs + expectedMs > maxWaitMs)
      throw new QueueFullError(expectedMs);
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        reject(new QueueFullError(this.expectedWaitMs()));
      }, maxWaitMs - spentMs);
      this.waiting.add(begin);
    });
  }

  private expectedWaitMs(): number {
    return ((this.waiting.size + 1) / this.bounds.maxRunning) * this.averageMs;
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
