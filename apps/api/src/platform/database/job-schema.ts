import { createRequire } from 'node:module';
import PgBoss from 'pg-boss';
import type { DataSource } from 'typeorm';

/** The schema of PostgreSQL in which pg-boss keeps its tables. */
export const JOB_SCHEMA = 'pgboss';

/** Creates or updates the tables of the job queue. */
export async function installJobSchema(source: DataSource): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: await source.query(text, values) }) },
    schema: JOB_SCHEMA,
    supervise: false,
    schedule: false,
  });
  let fault: Error | undefined;
  boss.on('error', (error) => (fault = error));
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
  if (fault) throw fault;
}

/** Returns the version of the tables that this version of pg-boss creates. */
export function jobSchemaVersion(): number {
  const versions = createRequire(import.meta.url)('pg-boss/version.json') as { schema: number };
  return versions.schema;
}
