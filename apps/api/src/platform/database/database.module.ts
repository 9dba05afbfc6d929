import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Queues } from '../fairness/queues.js';
import { SpentPatience } from '../fairness/spent-patience.js';
import { ConnectionPool } from './connection-pool.js';
import type { DatabaseLimits } from './database-limits.js';
import { dataSourceOptions } from './data-source.js';
import { ServiceKeyEntity } from './service-key.entity.js';
import { ServiceKeys } from './service-keys.repository.js';
import { Sql } from './sql.js';
import { WriteTurns } from './write-turns.js';

/** The connection pool, plain SQL on it, and the keys that replicas share through it. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(url: string, limits: DatabaseLimits, poolSize?: number): DynamicModule {
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
      providers: [
        Sql,
        ServiceKeys,
        ConnectionPool,
        SpentPatience,
        Queues,
        {
          provide: WriteTurns,
          inject: [SpentPatience, Queues],
          useFactory: (spent: SpentPatience, queues: Queues) =>
            new WriteTurns(limits, spent, queues),
        },
      ],
      exports: [Sql, ServiceKeys, ConnectionPool, WriteTurns, SpentPatience, Queues],
    };
  }
}
