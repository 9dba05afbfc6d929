import type { SqlExecutor } from '../../platform/database/sql.js';
import type { JobQueue } from '../../platform/jobs/job-queue.service.js';

/** The job that clears away what there is of ended applications. They are the list of what is to be done. */
export const PURGE_APPLICATIONS = 'purge-applications';

/** Has the records of ended applications cleared away once the transaction has committed. */
export function purgeApplications(jobs: JobQueue, sql: SqlExecutor): Promise<void> {
  return jobs.enqueue(PURGE_APPLICATIONS, {}, { key: 'all', sql });
}
