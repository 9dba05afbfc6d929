import type { DataSource } from 'typeorm';
import { CONNECTION_TIMEOUT_MS, createDataSource } from './data-source.js';
import { refuseForeignSchema } from './foreign-schema.js';
import { installJobSchema } from './job-schema.js';
import { MIGRATIONS } from './migrations/index.js';
import { markCompatible, refuseForeignRevert, refuseNewerSchema } from './newer-schema.js';
import { refuseOtherSchema } from './other-schema.js';

// The number is arbitrary, but replicas that start at the same time must agree on one lock.
const MIGRATION_LOCK = 7_161_001;

/**
 * Updates the schema. Replicas that start at the same time take turns.
 * @throws StartFault if a newer version has updated it, it is not where the search path begins, or another program's
 */
export async function migrate(url: string, migrations = MIGRATIONS): Promise<void> {
  await withLock(createDataSource(url, { migrations }), async (source) => {
    await refuseOtherSchema(source);
    await refuseForeignSchema(source);
    await refuseNewerSchema(source);
    await source.runMigrations();
    await markCompatible(source);
    await installJobSchema(source);
  });
}

/**
 * Checks that this version can run on the schema, without updating it.
 * @throws StartFault if a newer version has updated it meanwhile, it is not where the search path begins, or another program's
 */
export async function checkSchema(url: string): Promise<void> {
  // A worker that replaces another one waits for this.
  const connectionTimeoutMs = CONNECTION_TIMEOUT_MS;
  const source = await createDataSource(url, { connectionTimeoutMs }).initialize();
  try {
    await refuseOtherSchema(source);
    await refuseForeignSchema(source);
    await refuseNewerSchema(source);
  } finally {
    await source.destroy();
  }
}

/**
 * Reverts the newest migration.
 * @throws StartFault if a newer version has updated the schema, or it is another program's
 */
export async function revertMigration(url: string): Promise<void> {
  await withLock(createDataSource(url), async (source) => {
    await refuseOtherSchema(source);
    await refuseForeignSchema(source);
    await refuseForeignRevert(source);
    await source.undoLastMigration();
  });
}

async function withLock(
  unopened: DataSource,
  work: (source: DataSource) => Promise<void>,
): Promise<void> {
  const source = await unopened.initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work(source);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
    await source.destroy();
  }
}
