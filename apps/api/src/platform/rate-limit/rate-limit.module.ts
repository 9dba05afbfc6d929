import { Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { Clock } from '../time/clock.js';
import { PRIMARY_LINK, type PrimaryLink } from '../workers/primary-link.js';
import { ConsoleLimit } from './console-limit.js';
import { FailureLimiter } from './failure-limiter.js';
import { FIXED_WINDOW_STORE } from './fixed-window.js';
import { HOUR_MS, HourlyQuota } from './hourly-quota.js';
import { MemoryWindowStore } from './memory-window.store.js';
import { PrimaryWindowStore } from './primary-window.store.js';
import { RedisWindowStore } from './redis-window.store.js';

/** Counts in Redis if `REDIS_URL` is set, and otherwise in this process, or in the primary if there are workers. */
@Global()
@Module({
  // The guard uses each principal's own quota. The figures here are never used.
  imports: [ThrottlerModule.forRoot([{ limit: 0, ttl: HOUR_MS }])],
  providers: [
    {
      provide: FIXED_WINDOW_STORE,
      inject: [CONFIGURATION, Clock, PRIMARY_LINK],
      useFactory: ({ redisUrl }: Configuration, clock: Clock, link: PrimaryLink | null) => {
        const ours = link === null ? new MemoryWindowStore(clock) : new PrimaryWindowStore(link);
        if (redisUrl === undefined) return ours;
        return RedisWindowStore.open(redisUrl, ours, { clock, link });
      },
    },
    ConsoleLimit,
    HourlyQuota,
    FailureLimiter,
  ],
  exports: [ThrottlerModule, FIXED_WINDOW_STORE, ConsoleLimit, HourlyQuota, FailureLimiter],
})
export class RateLimitModule {}
