/** The share of the latest job in the average duration of jobs. */
const SHARE_OF_LATEST = 0.2;
/** One slow job says little of the others. It counts as at most so many times the average. */
const MAX_TIMES_AVERAGE = 4;

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

interface Waiter {
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * Runs at most `maxRunning` jobs at a time; others wait for their turn, in order, but not longer than `maxWaitMs`, and
 * never more than `maxWaiting`. A job that would wait longer, judged by the durations of the jobs before it, is refused at
 * once, or as soon as those take so long that it is clear.
 */
export class WorkQueue {
  private running = 0;
  private averageMs = 0;
  private readonly waiting = new Set<Waiter>();

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
    if (this.running >= this.bounds.maxRunning) await this.turn(since);
    else if (this.isLate(since, 0)) throw new QueueFullError(this.expectedWaitMs());
    else this.running += 1;
    const begin = performance.now();
    try {
      return await job();
    } finally {
      this.learn(performance.now() - begin);
      this.passOn();
      this.refuseLate();
    }
  }

  private turn(since: number): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.bounds;
    if (this.waiting.size >= maxWaiting || this.isLate(since, this.waiting.size + 1))
      throw new QueueFullError(this.expectedWaitMs());
    return new Promise((resolve, reject) => {
      const settle = (how: () => void) => () => {
        clearTimeout(timer);
        this.waiting.delete(waiter);
        how();
      };
      const refuse = settle(() => reject(new QueueFullError(this.expectedWaitMs())));
      const timer = setTimeout(refuse, maxWaitMs - (performance.now() - since));
      const waiter: Waiter = { since, begin: settle(resolve), refuse };
      this.waiting.add(waiter);
    });
  }

  private isLate(since: number, endsBefore: number): boolean {
    const expectedMs = this.expectedWaitMs(endsBefore);
    return performance.now() - since + expectedMs > this.bounds.maxWaitMs;
  }

  private refuseLate(): void {
    // A place may be free at any moment, so the jobs that run do not count.
    let jobsBefore = 0;
    for (const { since, refuse } of this.waiting)
      if (this.isLate(since, jobsBefore)) refuse();
      else jobsBefore += 1;
  }

  private expectedWaitMs(endsBefore = this.waiting.size + 1): number {
    return (endsBefore / this.bounds.maxRunning) * this.averageMs;
  }

  private learn(durationMs: number): void {
    const isFirst = this.averageMs === 0;
    const counted = isFirst ? durationMs : Math.min(durationMs, MAX_TIMES_AVERAGE * this.averageMs);
    this.averageMs += (counted - this.averageMs) * (isFirst ? 1 : SHARE_OF_LATEST);
  }

  // A free place goes straight to the job that has waited longest, so that no other job can get in between.
  private passOn(): void {
    for (const { since, begin, refuse } of this.waiting) {
      // A busy process may get here before the timer of the wait.
      if (!this.isLate(since, 0)) return begin();
      refuse();
    }
    this.running -= 1;
  }
}
