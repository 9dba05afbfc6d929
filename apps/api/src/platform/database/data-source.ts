import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { BoundedClient, type BoundedClientOptions } from './bounded-client.js';
import { BoundedPool, type BoundedPoolOptions } from './bounded-pool.js';
import type { DatabaseLimits } from './database-limits.js';
import { MIGRATIONS } from './migrations/index.js';
import { NO_LIMITS, requestLimits, sessionSetup } from './session-settings.js';
import { SILENT_LOGGER } from './silent-logger.js';
import { strictSslMode } from './strict-ssl-mode.js';
import { readTextArraysFast } from './text-arrays.js';
import { readTimestampsAsText } from './timestamps.js';

/** The number of connections of one process. Each of them runs one statement at a time. */
const POOL_SIZE = 20;
/** The number of connections of one process to a replica. Exports have five of them at most. */
const REPLICA_POOL_SIZE = 10;
/**
 * The time in milliseconds after which an export no longer waits for a replica that cannot be reached: the next one, which
 * would be read from the primary, may wait for its place.
 */
const REPLICA_SILENCE_MS = 6_000;
/** The number of connections of all workers of an instance. PostgreSQL's default is to allow 100 in all. */
const MAX_CONNECTIONS = 80;
/**
 * The time in milliseconds in which a connection is made. One that is begun while the network loses everything keeps its
 * place in the pool for so long, also after the network is back. On a network that is slow by 200 ms, it takes 1.5 seconds.
 */
export const CONNECTION_TIMEOUT_MS = 3_000;
/** The same for migrations, for which nobody waits. */
const PATIENT_CONNECTION_TIMEOUT_MS = 10_000;

// The types of pg do not say that the pool waits for `onConnect`.
type PoolOptions = Omit<Partial<BoundedPoolOptions> & BoundedClientOptions, 'onConnect'> & {
  onConnect: ReturnType<typeof sessionSetup>;
};

/** Returns the number of connections of each worker of an instance. */
export function poolSizeOf(workers: number): number {
  return Math.min(POOL_SIZE, Math.floor(MAX_CONNECTIONS / workers));
}

/** Returns the options of the application's data source. */
export function dataSourceOptions(
  url: string,
  limits: DatabaseLimits,
  poolSize = POOL_SIZE,
): DataSourceOptions {
  readTimestampsAsText();
  readTextArraysFast();
  const extra: PoolOptions = {
    Client: BoundedClient,
    max: poolSize,
    connectionTimeoutMillis: Math.max(CONNECTION_TIMEOUT_MS, limits.connection),
    maxWaitMs: limits.connection,
    answerTimeoutMs: limits.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: sessionSetup(requestLimits(limits)),
  };
  return { ...COMMON, url, driver: { ...pg, Pool: BoundedPool }, extra };
}

/** Returns a data source for reads from a replica of another one. */
export function replicaSource(
  url: string,
  limits: DatabaseLimits,
  primary: DataSource,
): DataSource {
  const { extra, ...options } = dataSourceOptions(strictSslMode(url), limits, REPLICA_POOL_SIZE);
  const entities = primary.entityMetadatas.map(({ target }) => target);
  const onConnect = sessionSetup(requestLimits(limits), true);
  return new DataSource({
    ...options,
    entities,
    extra: { ...extra, onConnect, maxSilenceMs: REPLICA_SILENCE_MS },
  } as DataSourceOptions);
}

/** Returns a data source for the schema, without entities, whose statements may take their time. */
export function createDataSource(
  url: string,
  { migrations = MIGRATIONS, connectionTimeoutMs = PATIENT_CONNECTION_TIMEOUT_MS } = {},
): DataSource {
  readTimestampsAsText();
  const extra: PoolOptions = {
    Client: BoundedClient,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: sessionSetup(NO_LIMITS),
  };
  return new DataSource({ ...COMMON, migrations, url, extra });
}

const COMMON = {
  type: 'postgres',
  applicationName: 'wordgrove',
  migrations: MIGRATIONS,
  migrationsTableName: 'schema_migrations',
  migrationsTransactionMode: 'each',
  synchronize: false,
  installExtensions: false,
  logging: false,
  logger: SILENT_LOGGER,
} as const satisfies DataSourceOptions;
