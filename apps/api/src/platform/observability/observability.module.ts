import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';

/** Health, metrics and the log. */
@Module({
  controllers: [HealthController, MetricsController],
  providers: [Metrics],
})
export class ObservabilityModule {}
