import { Inject, Injectable } from '@nestjs/common';
import { LateReads } from '../database/late-reads.js';
import { MAX_LAG_MS, READ_REPLICA, type ReadReplica } from '../database/read-replica.js';
import { Metrics } from './metrics.js';

/** The figures of the replica for reads that may be late. Without `DATABASE_READ_URL`, there are none. */
@Injectable()
export class ReplicaMetrics {
  constructor(
    metrics: Metrics,
    late: LateReads,
    @Inject(READ_REPLICA) replica: ReadReplica | null,
  ) {
    if (replica === null) return;
    metrics.gauge({
      name: 'wordgrove_read_replica_up',
      help: '1 while reads that may be late go to the replica, otherwise 0',
      aggregator: 'min',
      read: () => Number(replica.sql !== undefined),
    });
    metrics.gauge({
      name: 'wordgrove_read_replica_lag_seconds',
      help: `Seconds by which the replica is behind at most; ${MAX_LAG_MS / 1_000} if it is more, or not known`,
      aggregator: 'max',
      read: () => replica.lagSeconds ?? MAX_LAG_MS / 1_000,
    });
    metrics.counter({
      name: 'wordgrove_read_replica_missed_reads_total',
      help: 'Reads that may be late which went to the primary, because the replica could not be used',
      read: () => late.missedReads,
    });
  }
}
