import type { SqlExecutor } from '../../platform/database/sql.js';
import type { JobQueue } from '../../platform/jobs/job-queue.service.js';

/**
 * The job that clears away the records of ended applications. Those applications themselves are the list of
 * what it has to do.
 */
export const PURGE_APPLICATIONS = 'purge-applications';

/**
 * Enqueues the job that clears away the records of ended applications. It runs once the transaction has been
 * committed.
 */
export function purgeApplications(jobs: JobQueue, sql: SqlExecutor): Promise<void> {
  return jobs.enqueue(PURGE_APPLICATIONS, {}, { key: 'all', sql });
}
