import { Injectable } from '@nestjs/common';
import { UserSlots } from '../access/user-slots.js';
import { ConnectionPool } from '../database/connection-pool.js';
import { WriteTurns } from '../database/write-turns.js';
import { HeavyWork } from '../http/heavy-work.js';
import { Slices } from '../http/slices.js';
import { Metrics } from './metrics.js';

/** The requests, changes, works and slices of responses that wait in this process so that nobody else has to. */
@Injectable()
export class WaitingMetrics {
  constructor(
    metrics: Metrics,
    slots: UserSlots,
    turns: WriteTurns,
    slices: Slices,
    heavy: HeavyWork,
    pool: ConnectionPool,
  ) {
    metrics.gauge({
      name: 'wordgrove_requests_waiting',
      help: 'Requests that wait for others of the same user, application or network',
      read: () => slots.waitingCount,
    });
    metrics.gauge({
      name: 'wordgrove_turns_waiting',
      help: 'Changes that wait for others of the same user',
      read: () => turns.waitingCount,
    });
    metrics.gauge({
      name: 'wordgrove_slices_waiting',
      help: 'Slices of large responses that wait for their turn',
      read: () => slices.waitingCount,
    });
    metrics.gauge({
      name: 'wordgrove_heavy_work_waiting',
      help: 'Requests with many words that wait for others of all users',
      read: () => heavy.waitingCount,
    });
    metrics.gauge({
      name: 'wordgrove_database_longest_wait_seconds',
      help: 'Time for which the first in the queue has waited for a connection to the database in seconds',
      aggregator: 'max',
      read: () => pool.figures.longestWaitSeconds,
    });
  }
}
