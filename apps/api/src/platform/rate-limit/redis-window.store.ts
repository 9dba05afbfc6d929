import { once } from 'node:events';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { StartFault } from '../config/start-fault.js';
import { OutageReport } from '../outages/outage-report.js';
import type { Clock } from '../time/clock.js';
import type { PrimaryLink } from '../workers/primary-link.js';
import { Breaker, BreakerOpenError } from './breaker.js';
import type { FixedWindowStore, WindowState } from './fixed-window.js';
import { RedisConnection } from './redis-connection.js';
import { awayLine, ConnectionLost, isTimeOut, publicReason, WrongDatabase } from './redis-fault.js';

/** The time in milliseconds for which a start waits for a first connection. Attempts that fail take less. */
const START_MILLISECONDS = 3_000;

/** The number of probes that may time out on a connection before another one is tried. */
const MAX_PROBES_PER_CONNECTION = 3;

/** The state of Redis, as operators see it. */
export interface RedisState {
  /** True if the last call or probe succeeded. */
  isUp: boolean;
  /** True while calls go on without asking Redis. */
  isBreakerOpen: boolean;
  /** The number of calls that Redis has not counted since the start. */
  missedCalls: number;
}

/** The clock, and the way to the primary, if this process is a worker. */
interface Surroundings {
  clock: Clock;
  link: PrimaryLink | null;
}

/**
 * Windows that all replicas share. If Redis cannot be reached, refuses to count, hangs or is slow, `fallback` counts
 * only for this instance.
 */
export class RedisWindowStore implements FixedWindowStore, OnModuleInit, OnModuleDestroy {
  private readonly breaker: Breaker;
  private readonly report: OutageReport;
  private isUp = true;
  private fault: Error | undefined;
  /** The error that was told last, and its line. */
  private told: Error | undefined;
  private line = '';
  private isStarting = true;
  private missedCalls = 0;
  private lostProbes = 0;

  private constructor(
    private readonly connection: RedisConnection,
    private readonly fallback: FixedWindowStore,
    { clock, link }: Surroundings,
  ) {
    this.breaker = new Breaker({
      probe: () => this.probe(),
      isTimeOut,
      onClose: () => this.report.noteReached(),
      now: () => clock.ticks(),
    });
    this.report = new OutageReport('Redis', link, clock);
    connection.on('usable', () => this.noteCounted());
    connection.on('error', (error) => this.noteAway(error));
  }

  static async open(
    url: string,
    fallback: FixedWindowStore,
    surroundings: Surroundings,
  ): Promise<RedisWindowStore> {
    return new RedisWindowStore(await RedisConnection.open(url), fallback, surroundings);
  }

  get state(): RedisState {
    const { isUp, missedCalls } = this;
    return { isUp, isBreakerOpen: this.breaker.isOpen, missedCalls };
  }

  /** Connects, and waits until that is done, because earlier calls would be counted separately. */
  async onModuleInit(): Promise<void> {
    const signal = AbortSignal.timeout(START_MILLISECONDS);
    // What went wrong has been emitted, and so noted.
    this.connection.begin();
    await once(this.connection, 'usable', { signal }).catch(() => undefined);
    this.isStarting = false;
  }

  /**
   * Refuses the start of an instance with a database that does not exist. A worker that begins later counts for itself, as the others do.
   * @throws StartFault
   */
  demandDatabase(): void {
    if (!(this.fault instanceof WrongDatabase)) return;
    throw new StartFault(this.fault.message, { cause: this.fault });
  }

  async hit(key: string, windowMs: number, amount: number, lent?: number): Promise<WindowState> {
    try {
      const window = await this.breaker.run(() => this.connection.count(key, windowMs, amount));
      this.noteCounted();
      return window;
    } catch (error) {
      this.missedCalls += 1;
      this.noteMissed(error as Error);
      return this.fallback.hit(key, windowMs, amount, lent);
    }
  }

  /** Returns why Redis does not count, in words that anybody may read; undefined if it does, even slowly. */
  async refusal(): Promise<string | undefined> {
    if (this.breaker.isOpen && this.isUp) return undefined;
    try {
      await this.breaker.run(() => this.connection.probe());
      this.noteCounted();
      return undefined;
    } catch (error) {
      this.noteMissed(error as Error);
      return publicReason(this.fault);
    }
  }

  onModuleDestroy(): void {
    this.breaker.close();
    this.connection.close();
  }

  /** If a network has dropped the connection, only another connection can succeed. */
  private async probe(): Promise<void> {
    try {
      await this.connection.probe();
      this.lostProbes = 0;
      this.noteCounted();
    } catch (error) {
      this.noteMissed(error as Error);
      if (isTimeOut(error)) this.lostProbes += 1;
      if (this.lostProbes < MAX_PROBES_PER_CONNECTION) throw error;
      this.lostProbes = 0;
      this.connection.renew();
      throw error;
    }
  }

  /** A call that finds no connection does not know why. The next attempt to connect does, and emits it. */
  private noteMissed(error: Error): void {
    if (error instanceof ConnectionLost) this.isUp = false;
    else if (error instanceof BreakerOpenError) this.say(this.fault ?? error);
    else this.noteAway(error);
  }

  private noteAway(error: Error): void {
    this.isUp = false;
    this.fault = error;
    // A start that ends for this says so itself.
    if (!this.isStarting || !(error instanceof WrongDatabase)) this.say(error);
  }

  private say(error: Error): void {
    if (error !== this.told) [this.told, this.line] = [error, awayLine(error)];
    this.report.noteAway(this.line);
  }

  /** A late response is no return: while the breaker is open, calls go on without Redis. */
  private noteCounted(): void {
    this.isUp = true;
    this.fault = undefined;
    if (!this.breaker.isOpen) this.report.noteReached();
  }
}
