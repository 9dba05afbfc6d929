import { Inject, Injectable } from '@nestjs/common';
import { FIXED_WINDOW_STORE, type FixedWindowStore } from '../rate-limit/fixed-window.js';
import { RedisWindowStore } from '../rate-limit/redis-window.store.js';
import { Metrics } from './metrics.js';

/** The figures of Redis. Without `REDIS_URL`, there are none. */
@Injectable()
export class RedisMetrics {
  constructor(metrics: Metrics, @Inject(FIXED_WINDOW_STORE) store: FixedWindowStore) {
    if (!(store instanceof RedisWindowStore)) return;
    metrics.gauge({
      name: 'wordgrove_redis_up',
      help: '1 if the last call to Redis succeeded, otherwise 0',
      aggregator: 'min',
      read: () => Number(store.state.isUp),
    });
    metrics.gauge({
      name: 'wordgrove_redis_breaker_open',
      help: '1 while calls go on without Redis because it has timed out or is slow, otherwise 0',
      aggregator: 'max',
      read: () => Number(store.state.isBreakerOpen),
    });
    metrics.counter({
      name: 'wordgrove_redis_missed_calls_total',
      help: 'Calls that this process counted for itself because Redis did not',
      read: () => store.state.missedCalls,
    });
  }
}
