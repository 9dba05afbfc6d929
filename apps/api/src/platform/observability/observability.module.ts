import { Global, Module } from '@nestjs/common';
import { DatabaseMetrics } from './database-metrics.js';
import { HealthController } from './health.controller.js';
import { HousekeepingMetrics } from './housekeeping-metrics.js';
import { JobMetrics } from './job-metrics.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';
import { Readiness } from './readiness.js';
import { RedisMetrics } from './redis-metrics.js';
import { ReplicaMetrics } from './replica-metrics.js';
import { WaitingMetrics } from './waiting-metrics.js';

/** Health, metrics and the log. Modules add their own figures to {@link Metrics}. */
@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [
    Metrics,
    Readiness,
    DatabaseMetrics,
    WaitingMetrics,
    JobMetrics,
    RedisMetrics,
    ReplicaMetrics,
    HousekeepingMetrics,
  ],
  exports: [Metrics],
})
export class ObservabilityModule {}
