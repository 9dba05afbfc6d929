import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.service.js';

/** The job that imports an uploaded file. */
export const RUN_IMPORT = 'run-import';

/** The file to import. */
export type RunImportData = { importId: string };

/** The number of imports that a process works on at the same time. They belong to different users. */
export const IMPORTS_AT_ONCE = 4;

/**
 * Enqueues an import in the transaction that makes it the first of its user's unfinished imports. The others
 * wait until it has ended, so that no user has more than one place in the queue.
 */
export function enqueueImport(jobs: JobQueue, importId: string, sql: SqlExecutor): Promise<void> {
  const data: RunImportData = { importId };
  return jobs.enqueue(RUN_IMPORT, data, { key: importId, sql });
}
