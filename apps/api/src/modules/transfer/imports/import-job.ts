import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.service.js';

/** The job that imports an uploaded file. */
export const RUN_IMPORT = 'run-import';

/** The file to import. */
export type RunImportData = { importId: string };

/**
 * Enqueues an import in the transaction that makes it the first of its user's unfinished imports. The others
 * wait until it has ended, so that no user has more than one place in the queue.
 */
export function enqueueImport(jobs: JobQueue, importId: string, sql: SqlExecutor): Promise<void> {
  const data: RunImportData = { importId };
  return jobs.enqueue(RUN_IMPORT, data, { key: importId, sql });
}

/** If other imports wait, lets them go first, and returns true. */
export async function giveWay(jobs: JobQueue, importId: string): Promise<boolean> {
  if (!(await jobs.isAnyDue(RUN_IMPORT))) return false;
  await jobs.enqueue(RUN_IMPORT, { importId } satisfies RunImportData, { key: importId });
  return true;
}
