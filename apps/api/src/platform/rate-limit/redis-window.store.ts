import { once } from 'node:events';
import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Breaker, BreakerOpenError } from './breaker.js';
import type { FixedWindowStore, WindowState } from './fixed-window.js';

const CONNECT_MILLISECONDS = 1_000;
const COMMAND_MILLISECONDS = 500;
const RECONNECT_MILLISECONDS = 500;

/** The number of probes that may time out on a connection before another one is tried. */
const MAX_PROBES_PER_CONNECTION = 3;

// One script, so that counting and starting the window's time cannot come apart.
const HIT = `
local hits = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  if hits <= 0 then redis.call('DEL', KEYS[1]) else redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  left = tonumber(ARGV[1])
end
return {hits, left}`;

/** The state of Redis, as operators see it. */
export interface RedisState {
  /** True if the last call or probe succeeded. */
  isUp: boolean;
  /** True while calls go on without asking Redis. */
  isBreakerOpen: boolean;
  /** The number of calls that Redis has not counted since the start. */
  missedCalls: number;
}

/**
 * Windows that all replicas share. If Redis cannot be reached, hangs or is slow, `fallback` counts only for
 * this instance.
 */
export class RedisWindowStore implements FixedWindowStore, OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Redis');
  private readonly breaker = new Breaker({
    probe: () => this.probe(),
    isTimeOut,
    onClose: () => this.noteBack(),
  });
  private isUp = true;
  private isAway = false;
  private missedCalls = 0;
  private lostProbes = 0;

  private constructor(
    private readonly redis: Redis,
    private readonly fallback: FixedWindowStore,
  ) {
    redis.on('error', (error: Error) => this.noteAway(error));
  }

  /** Begins to connect. The client is loaded here, because most services run without Redis. */
  static async open(url: string, fallback: FixedWindowStore): Promise<RedisWindowStore> {
    const { Redis } = await import('ioredis');
    const redis = new Redis(url, {
      connectTimeout: CONNECT_MILLISECONDS,
      commandTimeout: COMMAND_MILLISECONDS,
      maxRetriesPerRequest: 1,
      retryStrategy: () => RECONNECT_MILLISECONDS,
      enableOfflineQueue: false,
      // After a failover, the connection may lead to a replica, while a new one would lead to the new primary.
      reconnectOnError: ({ message }) => cannotWrite(message),
      // The calls that timed out were counted elsewhere.
      autoResendUnfulfilledCommands: false,
      // Both would wait for a server that does not respond; the first calls find that out.
      enableReadyCheck: false,
      disableClientInfo: true,
    });
    return new RedisWindowStore(redis, fallback);
  }

  get state(): RedisState {
    const { isUp, missedCalls } = this;
    return { isUp, isBreakerOpen: this.breaker.isOpen, missedCalls };
  }

  /**
   * Waits for the connection, because earlier calls would be counted separately, and for a first response. A start
   * never fails here.
   */
  async onModuleInit(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(CONNECT_MILLISECONDS);
      if (this.redis.status !== 'ready') await once(this.redis, 'ready', { signal });
      // Another program may listen there.
      await this.redis.ping();
    } catch (error) {
      this.noteAway(error as Error);
    }
  }

  async hit(key: string, windowMs: number, amount: number, lent?: number): Promise<WindowState> {
    try {
      const window = await this.breaker.run(() => this.count(key, windowMs, amount));
      this.noteBack();
      return window;
    } catch (error) {
      this.missedCalls += 1;
      this.noteAway(error as Error);
      return this.fallback.hit(key, windowMs, amount, lent);
    }
  }

  /** Throws if Redis does not respond. A slow one does. */
  async ping(): Promise<void> {
    if (this.breaker.isOpen && this.isUp) return;
    await this.breaker.run(() => this.redis.ping());
  }

  onModuleDestroy(): void {
    this.breaker.close();
    this.redis.disconnect();
  }

  private async count(key: string, windowMs: number, amount: number): Promise<WindowState> {
    const answer = await this.redis.eval(HIT, 1, `wordgrove:window:${key}`, windowMs, amount);
    this.isUp = true;
    const [hits, remainingMs] = answer as [number, number];
    return { hits, remainingMs };
  }

  /**
   * Does what a call does, because a server may respond to a ping and not to a script. If a network has dropped
   * the connection, only another connection can succeed.
   */
  private async probe(): Promise<void> {
    try {
      await this.count('probe', CONNECT_MILLISECONDS, 0);
      this.lostProbes = 0;
    } catch (error) {
      this.isUp = false;
      if (isTimeOut(error)) this.lostProbes += 1;
      if (this.lostProbes < MAX_PROBES_PER_CONNECTION) throw error;
      this.lostProbes = 0;
      this.redis.disconnect(true);
      throw error;
    }
  }

  private noteAway(error: Error): void {
    if (!(error instanceof BreakerOpenError)) this.isUp = false;
    if (!this.isAway)
      this.logger.warn(
        `Redis cannot be reached or is slow, so limits count per process: ${error.message}`,
      );
    this.isAway = true;
  }

  private noteBack(): void {
    if (this.isAway) this.logger.log('Redis responds again, so limits count for all processes');
    this.isAway = false;
  }
}

/** Returns whether a server refuses to count at all, as it says in its errors. Older ones say it after the name of the script. */
function cannotWrite(message: string): boolean {
  return /\b(?:READONLY|MASTERDOWN|LOADING)\b/.test(message);
}

// ioredis has no class of its own for this error.
function isTimeOut(error: unknown): boolean {
  return error instanceof Error && error.message === 'Command timed out';
}
