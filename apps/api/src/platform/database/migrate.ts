import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source.js';
import { installJobSchema } from './job-schema.js';

// The number is arbitrary, but replicas that start at the same time must agree on one lock.
const MIGRATION_LOCK = 7_161_001;

/** Updates the schema. Replicas that start at the same time take turns. */
export async function migrate(url: string): Promise<void> {
  await withLock(url, async (source) => {
    await source.runMigrations();
    await installJobSchema(source);
  });
}

/** Reverts the newest migration. */
export async function revertMigration(url: string): Promise<void> {
  await withLock(url, (source) => source.undoLastMigration());
}

async function withLock(url: string, work: (source: DataSource) => Promise<void>): Promise<void> {
  const source = await createDataSource(url).initialize();
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
