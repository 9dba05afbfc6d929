import { DataSource, type DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from './migrations/index.js';
import { readTextArraysFast } from './text-arrays.js';
import { readTimestampsAsText } from './timestamps.js';

/** The number of connections of one process. Each of them runs one statement at a time. */
const POOL_SIZE = 20;

/** Returns the options of the one data source that the application and the migrations share. */
export function dataSourceOptions(url: string): DataSourceOptions {
  readTimestampsAsText();
  readTextArraysFast();
  return {
    type: 'postgres',
    url,
    applicationName: 'wordgrove',
    migrations: MIGRATIONS,
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    logging: false,
    extra: { max: POOL_SIZE, options: '-c timezone=UTC', connectionTimeoutMillis: 10_000 },
  };
}

/** Returns a data source only for migrations, without entities. */
export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
