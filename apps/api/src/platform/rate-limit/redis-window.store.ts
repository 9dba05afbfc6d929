import { once } from 'node:events';
import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { FixedWindowStore, WindowState } from './fixed-window.js';

const CONNECT_MILLISECONDS = 1_000;

// One script, so that counting and starting the window's time cannot come apart.
const HIT = `
local hits = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  if hits <= 0 then redis.call('DEL', KEYS[1]) else redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  left = tonumber(ARGV[1])
end
return {hits, left}`;

/**
 * Windows that all replicas share. If Redis cannot be reached, `fallback` counts only for this
 * process.
 */
export class RedisWindowStore implements FixedWindowStore, OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Redis');
  private readonly redis: Redis;
  private isAway = false;

  constructor(
    url: string,
    private readonly fallback: FixedWindowStore,
  ) {
    this.redis = new Redis(url, {
      commandTimeout: 500,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
    });
    this.redis.on('error', (error: Error) => this.noteAway(error));
    this.redis.on('ready', () => (this.isAway = false));
  }

  /**
   * Waits for the connection, because earlier calls would be counted separately. A start never
   * fails here.
   */
  async onModuleInit(): Promise<void> {
    if (this.redis.status === 'ready') return;
    const signal = AbortSignal.timeout(CONNECT_MILLISECONDS);
    await once(this.redis, 'ready', { signal }).catch((error: Error) => this.noteAway(error));
  }

  async hit(key: string, windowMs: number, amount: number): Promise<WindowState> {
    try {
      const answer = await this.redis.eval(HIT, 1, `wordgrove:window:${key}`, windowMs, amount);
      const [hits, remainingMs] = answer as [number, number];
      return { hits, remainingMs };
    } catch (error) {
      this.noteAway(error as Error);
      return this.fallback.hit(key, windowMs, amount);
    }
  }

  /** Throws if Redis does not respond. */
  async ping(): Promise<void> {
    await this.redis.ping();
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  private noteAway(error: Error): void {
    if (!this.isAway)
      this.logger.warn(`Redis cannot be reached, so limits count per process: ${error.message}`);
    this.isAway = true;
  }
}
