/** The number of calls in a row that must be too slow before the breaker opens. */
const SLOW_CALLS_TO_OPEN = 3;

/** The time in milliseconds after which a response is too slow. */
const SLOW_MS = 100;

/** The time in milliseconds between two probes while the breaker is open. */
const PROBE_INTERVAL_MS = 1_000;

/** If the breaker opens again within this time in milliseconds after it has closed, it is harder to close. */
const RELAPSE_MS = 60_000;

/** The largest number of probes in a row that must be fast before the breaker closes. */
const MAX_PROBES_TO_CLOSE = 8;

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
  /** Called when probes have closed the breaker. */
  onClose: () => void;
  /** Returns milliseconds that never go back. */
  now: () => number;
}

/**
 * Keeps calls from waiting for a server that does not respond, or slowly. After three such calls in a row, it refuses
 * calls at once, until a probe is fast, or two, four and then eight in a row if the server keeps coming and going. No call is
 * used as a probe, because that call, and in some libraries every call beside it, would wait
 * (docs/adr/0014-own-circuit-breaker.md).
 */
export class Breaker {
  private slowCalls = 0;
  private lastCountedAt = 0;
  private closedAt = -Infinity;
  private probesToClose = 1;
  private fastProbes = 0;
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
    const isRelapse = this.options.now() - this.closedAt < RELAPSE_MS;
    this.probesToClose = isRelapse ? Math.min(this.probesToClose * 2, MAX_PROBES_TO_CLOSE) : 1;
    this.fastProbes = 0;
    this.timer = setInterval(() => void this.look(), PROBE_INTERVAL_MS).unref();
  }

  private async look(): Promise<void> {
    const probe = await timed(this.options.probe).catch(() => undefined);
    this.fastProbes = probe === undefined || probe.isSlow ? 0 : this.fastProbes + 1;
    if (!this.isOpen || this.fastProbes < this.probesToClose) return;
    this.close();
    this.closedAt = this.options.now();
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
