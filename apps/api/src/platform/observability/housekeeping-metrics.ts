import { Injectable } from '@nestjs/common';
import { Housekeeping } from '../housekeeping/housekeeping.service.js';
import { Metrics } from './metrics.js';

/** The expired records that this process has removed. In a round, one replica removes all of them. */
@Injectable()
export class HousekeepingMetrics {
  constructor(metrics: Metrics, housekeeping: Housekeeping) {
    metrics.counters({
      name: 'wordgrove_housekeeping_removed_total',
      help: 'Expired records that were removed, by kind',
      label: 'records',
      read: () => housekeeping.figures.removed,
    });
    metrics.counters({
      name: 'wordgrove_housekeeping_failures_total',
      help: 'Steps of housekeeping that failed, by what they look after',
      label: 'records',
      read: () => housekeeping.figures.failures,
    });
    metrics.gauge({
      name: 'wordgrove_housekeeping_last_round_timestamp_seconds',
      help: 'The end of the last round of this process in seconds since 1970, or 0',
      aggregator: 'max',
      read: () => (housekeeping.figures.lastRound?.getTime() ?? 0) / 1000,
    });
  }
}
