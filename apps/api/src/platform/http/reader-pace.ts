const CHECK_MS = 1_000;

/** The pace at which a reader must take a file. */
export interface Pace {
  /** The time in milliseconds that a reader may take in any case. */
  graceMs: number;
  /** The bytes in a second that a reader must take on average after that. */
  bytesPerSecond: number;
}

/**
 * Measures how fast a reader takes pieces. Only the time counts for which the next piece could have been made, so that
 * nobody is blamed for a busy server.
 */
export class ReaderPace {
  private readonly slow = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private bytes = 0;
  private waitedMs = 0;
  private waitsSince: number | undefined;

  /** @param pace returns the pace at this moment */
  constructor(private readonly pace: () => Pace) {
    this.timer = setInterval(() => this.check(), Math.min(CHECK_MS, pace().graceMs));
  }

  /** Aborted once the reader has been too slow. */
  get signal(): AbortSignal {
    return this.slow.signal;
  }

  /** Passes the pieces on. */
  async *measure<T extends string | Uint8Array>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
    for await (const piece of pieces) {
      this.bytes += Buffer.byteLength(piece);
      this.waitsSince = performance.now();
      yield piece;
      this.waitedMs = this.waitingMs();
      this.waitsSince = undefined;
    }
    // Now the reader takes what has piled up.
    this.waitsSince = performance.now();
  }

  /** Must be called when nothing more is sent. */
  stop(): void {
    clearInterval(this.timer);
  }

  private check(): void {
    const ms = this.waitingMs();
    const { graceMs, bytesPerSecond } = this.pace();
    if (ms > graceMs && this.bytes < (ms / 1_000) * bytesPerSecond) this.slow.abort();
  }

  private waitingMs(): number {
    const { waitedMs, waitsSince } = this;
    return waitsSince === undefined ? waitedMs : waitedMs + performance.now() - waitsSince;
  }
}
