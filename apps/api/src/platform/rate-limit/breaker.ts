/** The number of calls in a row that must time out before the breaker opens. */
const TIME_OUTS_TO_OPEN = 3;

/** The time in milliseconds between two probes while the breaker is open. */
const PROBE_INTERVAL_MS = 1_000;

/** Thrown instead of making a call while the breaker is open. */
export class BreakerOpenError extends Error {
  constructor() {
    super('Too many calls have timed out');
  }
}

export interface BreakerOptions {
  /** Resolves if calls would succeed again. Called once a second while the breaker is open. */
  probe: () => Promise<unknown>;
  /** Returns whether an error means that a call waited in vain. Other errors cost no time. */
  isTimeOut: (error: unknown) => boolean;
}

/**
 * Keeps calls from waiting for a server that does not respond. After three time-outs in a row, it refuses calls
 * at once. No call is used as a probe, because that call, and in some libraries every call beside it, would wait
 * (docs/adr/0014-own-circuit-breaker.md).
 */
export class Breaker {
  private timeOuts = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: BreakerOptions) {}

  get isOpen(): boolean {
    return this.timer !== undefined;
  }

  /** @throws BreakerOpenError without making the call */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw new BreakerOpenError();
    try {
      const result = await call();
      this.timeOuts = 0;
      return result;
    } catch (error) {
      if (this.options.isTimeOut(error)) this.count();
      throw error;
    }
  }

  /** Lets calls through again and ends the probes. */
  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.timeOuts = 0;
  }

  private count(): void {
    this.timeOuts += 1;
    if (this.timeOuts < TIME_OUTS_TO_OPEN || this.isOpen) return;
    this.timer = setInterval(() => this.look(), PROBE_INTERVAL_MS).unref();
  }

  private look(): void {
    this.options.probe().then(
      () => this.close(),
      () => undefined,
    );
  }
}
