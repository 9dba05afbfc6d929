import { Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { Clock } from '../time/clock.js';
import { ConsoleLimit } from './console-limit.js';
import { FailureLimiter } from './failure-limiter.js';
import { FIXED_WINDOW_STORE } from './fixed-window.js';
import { HOUR_MS, HourlyQuota } from './hourly-quota.js';
import { MemoryWindowStore } from './memory-window.store.js';
import { RedisWindowStore } from './redis-window.store.js';

/** Counts in Redis if `REDIS_URL` is set, and otherwise in this process. */
@Global()
@Module({
  // The guard uses each principal's own quota. The figures here are never used.
  imports: [ThrottlerModule.forRoot([{ limit: 0, ttl: HOUR_MS }])],
  providers: [
    {
      provide: FIXED_WINDOW_STORE,
      inject: [CONFIGURATION, Clock],
      useFactory: (configuration: Configuration, clock: Clock) => {
        const memory = new MemoryWindowStore(clock);
        const { redisUrl } = configuration;
        return redisUrl === undefined ? memory : RedisWindowStore.open(redisUrl, memory);
      },
    },
    ConsoleLimit,
    HourlyQuota,
    FailureLimiter,
  ],
  exports: [ThrottlerModule, FIXED_WINDOW_STORE, ConsoleLimit, HourlyQuota, FailureLimiter],
})
export class RateLimitModule {}
