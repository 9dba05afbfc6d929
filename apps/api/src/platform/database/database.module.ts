import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Queues } from '../fairness/queues.js';
import { SpentPatience } from '../fairness/spent-patience.js';
import { ConnectionPool } from './connection-pool.js';
import type { DatabaseLimits } from './database-limits.js';
import { dataSourceOptions, replicaSource } from './data-source.js';
import { LateReads } from './late-reads.js';
import { Outage } from './outage.js';
import { PoolerWatch } from './pooler-watch.js';
import { READ_REPLICA, ReadReplica } from './read-replica.js';
import { ServiceKeyEntity } from './service-key.entity.js';
import { ServiceKeys } from './service-keys.repository.js';
import { Sql } from './sql.js';
import { WriteTurns } from './write-turns.js';

const SHARED = [Sql, ServiceKeys, ConnectionPool, Outage, SpentPatience, Queues, LateReads];

/** The connection pool, plain SQL on it, and the keys that replicas share through it. */
@Global()
@Module({})
export class DatabaseModule {
  /** @param readUrl a replica for reads that may be late, undefined if there is none */
  static forRoot(
    url: string,
    limits: DatabaseLimits,
    poolSize?: number,
    readUrl?: string,
  ): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(url, limits, poolSize),
          autoLoadEntities: true,
          retryAttempts: 0,
        }),
        TypeOrmModule.forFeature([ServiceKeyEntity]),
      ],
      providers: [...SHARED, writeTurns(limits), readReplica(limits, readUrl), poolerWatch(url)],
      exports: [...SHARED, WriteTurns, READ_REPLICA],
    };
  }
}

function writeTurns(limits: DatabaseLimits): Provider {
  return {
    provide: WriteTurns,
    inject: [SpentPatience, Queues],
    useFactory: (spent: SpentPatience, queues: Queues) => new WriteTurns(limits, spent, queues),
  };
}

function readReplica(limits: DatabaseLimits, url: string | undefined): Provider {
  return {
    provide: READ_REPLICA,
    inject: [Sql, DataSource, WriteTurns, Outage],
    useFactory: (sql: Sql, source: DataSource, turns: WriteTurns, outage: Outage) =>
      url === undefined
        ? null
        : new ReadReplica(sql, replicaSource(url, limits, source), turns, outage),
  };
}

function poolerWatch(url: string): Provider {
  return {
    provide: PoolerWatch,
    inject: [ConnectionPool],
    useFactory: (pool: ConnectionPool) => new PoolerWatch(pool, url),
  };
}
