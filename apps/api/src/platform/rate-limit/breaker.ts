/** The number of calls in a row that must be too slow before the breaker opens. */
const SLOW_CALLS_TO_OPEN = 3;

/** The time in milliseconds after which a response is too slow. */
const SLOW_MS = 100;

/** The time in milliseconds between two probes while the breaker is open. */
const PROBE_INTERVAL_MS = 1_000;

/** Thrown instead of making a call while the breaker is open. */
export class BreakerOpenError extends Error {
  constructor() {
    super('Too many calls have timed out or were slow');
  }
}

export interface BreakerOptions {
  /** Resolves if calls would succeed again. Called once a second while the breaker is open. */
  probe: () => Promise<unknown>;
  /** Returns whether an error means that a call waited in vain. Other errors cost no time. */
  isTimeOut: (error: unknown) => boolean;
  /** Called when a probe has closed the breaker. */
  onClose: () => void;
}

/**
 * Keeps calls from waiting for a server that does not respond, or slowly. After three such calls in a row, it refuses
 * calls at once. No call is used as a probe, because that call, and in some libraries every call beside it, would wait
 * (docs/adr/0014-own-circuit-breaker.md).
 */
export class Breaker {
  private slowCalls = 0;
  private lastCountedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: BreakerOptions) {}

  get isOpen(): boolean {
    return this.timer !== undefined;
  }

  /** @throws BreakerOpenError without making the call */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw new BreakerOpenError();
    const beganAt = performance.now();
    try {
      const { result, isSlow } = await timed(call);
      if (!isSlow) this.slowCalls = 0;
      // Of calls at the same time, one counts: a short pause of the server is not three slow calls in a row.
      else if (beganAt >= this.lastCountedAt) this.count();
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
    this.slowCalls = 0;
  }

  private count(): void {
    this.slowCalls += 1;
    this.lastCountedAt = performance.now();
    if (this.slowCalls < SLOW_CALLS_TO_OPEN || this.isOpen) return;
    this.timer = setInterval(() => void this.look(), PROBE_INTERVAL_MS).unref();
  }

  private async look(): Promise<void> {
    const probe = await timed(this.options.probe).catch(() => undefined);
    if (!this.isOpen || probe === undefined || probe.isSlow) return;
    this.close();
    this.options.onClose();
  }
}

/** Returns the result of a call, and whether it was slow. */
async function timed<T>(call: () => Promise<T>): Promise<{ result: T; isSlow: boolean }> {
  let isSlow = false;
  // If this process was busy, the response may be there already and is read before the callback of setImmediate.
  const note = (): void => void setImmediate(() => (isSlow = true));
  const timer = setTimeout(note, SLOW_MS);
  try {
    return { result: await call(), isSlow };
  } finally {
    clearTimeout(timer);
  }
}
