import PgBoss from 'pg-boss';

/** The schema of PostgreSQL in which pg-boss keeps its tables. */
export const JOB_SCHEMA = 'pgboss';

/** Makes the job queue's own tables, or brings them up to date. */
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
