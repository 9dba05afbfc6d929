import PgBoss from 'pg-boss';

/** The schema of PostgreSQL in which pg-boss keeps its tables. */
export const JOB_SCHEMA = 'pgboss';

/** Creates or updates the tables of the job queue. */
export async function installJobSchema(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: JOB_SCHEMA,
    application_name: 'wordgrove',
    max: 1,
    supervise: false,
    schedule: false,
  });
  let fault: Error | undefined;
  boss.on('error', (error) => (fault = error));
  await boss.start().finally(() => boss.stop({ graceful: false }));
  if (fault) throw fault;
}
