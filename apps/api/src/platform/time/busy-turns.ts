import { AskerLines } from '../fairness/asker-lines.js';

/** The time in milliseconds for which the event loop goes on with work of many requests before it looks at its sockets again. */
const MAX_TURN_MS = 8;
/** In a turn. Each looks at the clock before it begins. */
const MAX_BEGUN = 16;
/** The time in milliseconds for which nothing goes on while connections come. */
const MAX_PAUSE_MS = 20;

interface Work {
  /** Unique if it is not known. */
  asker: string | symbol;
  since: number;
  goOn: () => void;
}

/**
 * Keeps the turns of the event loop short. In each turn, Node reads from all sockets that have something, but accepts only one new
 * connection. If two hundred results come at once, and each takes a millisecond, somebody who connects would wait for as
 * many milliseconds as there are results, times the number of those who connected before. Those for whom there is work take turns, so that
 * nobody's work waits for all that somebody else has asked for.
 */
export class BusyTurns {
  private begun: number | undefined;
  /** The work of requests that have begun. It comes before that of the others. */
  private readonly waiting = new AskerLines<Work>();
  private readonly arriving = new AskerLines<Work>();
  private isGoing = false;
  private isAccepting = false;
  private lastWorked = 0;

  constructor(private readonly maxPauseMs = MAX_PAUSE_MS) {}

  /** Tells that a connection has come. Others may have come with it, so the next turns are kept short until they have been accepted. */
  noteConnection(): void {
    if (this.isAccepting) return;
    this.isAccepting = true;
    setImmediate(() => (this.isAccepting &&= this.isGoing));
  }

  /**
   * Returns undefined if the work can go on at once, which is usual. Otherwise, it waits for a turn with room.
   * @param asker the one for whom it is. If it is not known, the work has a line of its own.
   */
  wait(asker?: string): Promise<void> | undefined {
    return this.waitIn(this.waiting, asker, this.waiting.size === 0);
  }

  /** The same for a request that has not begun. It comes after what others have begun. */
  arrive(asker?: string): Promise<void> | undefined {
    return this.waitIn(this.arriving, asker, this.waitingCount === 0);
  }

  /** Returns the time in milliseconds for which somebody waits now who comes before the next request of this asker. */
  arrivalWaitMs(asker: string | undefined): number {
    return this.arriving.size === 0 ? 0 : this.arriving.waitOf(asker, performance.now());
  }

  /** Returns the number of requests that wait until they begin. */
  get arrivingCount(): number {
    return this.arriving.size;
  }

  private get waitingCount(): number {
    return this.waiting.size + this.arriving.size;
  }

  private waitIn(
    lines: AskerLines<Work>,
    asker: string | undefined,
    isFirst: boolean,
  ): Promise<void> | undefined {
    const now = performance.now();
    this.begun ??= this.begin(now);
    const hasRoom = now - this.begun < MAX_TURN_MS && !this.isAccepting;
    if (hasRoom && isFirst) return undefined;
    return new Promise((resolve) => {
      lines.add({ asker: asker ?? Symbol('unknown'), since: now, goOn: resolve });
      if (this.isGoing) return;
      this.isGoing = true;
      setImmediate(() => this.goOn());
    });
  }

  private begin(now: number): number {
    // Immediates come at the end of a turn.
    setImmediate(() => (this.begun = undefined));
    return now;
  }

  private goOn(): void {
    const now = performance.now();
    const isPause = this.isAccepting && now - this.lastWorked < this.maxPauseMs;
    this.isAccepting = false;
    if (!isPause) this.workInNextTurn(now);
    setImmediate(() => {
      this.isGoing = this.waitingCount > 0;
      if (this.isGoing) this.goOn();
    });
  }

  /** Goes on with some. Each has ended its piece of work when the next immediate begins. */
  private workInNextTurn(now: number): void {
    this.lastWorked = now;
    let until: number | undefined;
    for (let count = Math.min(this.waitingCount, MAX_BEGUN); count > 0; count--)
      setImmediate(() => {
        until ??= performance.now() + MAX_TURN_MS;
        if (performance.now() < until)
          (this.waiting.shift(now) ?? this.arriving.shift(now))?.goOn();
      });
  }
}

/** The turns of this process. */
export const busyTurns = new BusyTurns();
