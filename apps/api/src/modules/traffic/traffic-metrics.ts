import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/observability/metrics.js';
import { CallRecorder } from './record/call-recorder.service.js';
import { TrafficWriter } from './record/traffic-writer.service.js';

/** The records of calls that this process has written, and those that it had to drop. */
@Injectable()
export class TrafficMetrics {
  constructor(metrics: Metrics, { log, calls, secrets }: CallRecorder, writer: TrafficWriter) {
    metrics.counter({
      name: 'wordgrove_call_log_written_total',
      help: 'Entries that were written to the logs of applications',
      read: () => writer.written,
    });
    metrics.counters({
      name: 'wordgrove_call_log_dropped_total',
      help: 'Entries that the logs of applications lack, by reason: full, anonymous or refused',
      label: 'reason',
      read: () => ({ ...log.dropped }),
    });
    metrics.gauge({
      name: 'wordgrove_call_log_waiting',
      help: 'Entries that wait to be written to the logs of applications',
      read: () => log.size,
    });
    metrics.counter({
      name: 'wordgrove_call_counts_dropped_total',
      help: 'Calls that the counters of applications and secrets lack',
      read: () => calls.dropped + secrets.dropped,
    });
  }
}
