import { Injectable } from '@nestjs/common';
import { ConnectionPool } from '../database/connection-pool.js';
import { Metrics } from './metrics.js';

/** The connections to the database that are in use, and the time for which callers wait for one. */
@Injectable()
export class DatabaseMetrics {
  constructor(metrics: Metrics, pool: ConnectionPool) {
    metrics.gauges({
      name: 'wordgrove_database_connections',
      help: 'Connections to the database by state: busy or idle',
      label: 'state',
      read: () => ({ busy: pool.figures.busy, idle: pool.figures.idle }),
    });
    metrics.gauge({
      name: 'wordgrove_database_connections_max',
      help: 'Connections to the database that this process may open',
      read: () => pool.figures.max,
    });
    metrics.gauge({
      name: 'wordgrove_database_waiting',
      help: 'Callers that wait for a connection to the database',
      read: () => pool.figures.waiting,
    });
    pool.measureWaits(
      metrics.durationsOf({
        name: 'wordgrove_database_wait_seconds',
        help: 'Time to get a connection to the database in seconds',
      }),
    );
  }
}
