import { MAX_SMALL_FILE_BYTES } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../../platform/database/sql.js';
import type { EnqueueOptions, JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import type { Import } from '../import.js';

/** The job that imports an uploaded file: reads it, unless that has been done, and writes it. */
export const RUN_IMPORT = 'run-import';

/** The job that reads a large file. Large files wait for each other there, and never for a {@link RUN_IMPORT}. */
export const READ_LARGE_FILE = 'read-large-file';

/** A job that works on an import. */
export type ImportJob = typeof RUN_IMPORT | typeof READ_LARGE_FILE;

/** The file to import. */
export type RunImportData = { importId: string };

/**
 * Enqueues an import in the transaction that makes it the first of its user's unfinished imports. The others
 * wait until it has ended, so that no user has more than one place in the queue.
 */
export function enqueueImport(
  jobs: JobQueue,
  { id, totalBytes }: Pick<Import, 'id' | 'totalBytes'>,
  sql: SqlExecutor,
): Promise<void> {
  const data: RunImportData = { importId: id };
  const job = totalBytes > MAX_SMALL_FILE_BYTES ? READ_LARGE_FILE : RUN_IMPORT;
  return jobs.enqueue(job, data, { key: id, sql });
}

/** Lets the imports that wait for this job go first. */
export function enqueueAgain(
  jobs: JobQueue,
  job: ImportJob,
  importId: string,
  options: Pick<EnqueueOptions, 'delaySeconds' | 'sql'> = {},
): Promise<void> {
  return jobs.enqueue(job, { importId } satisfies RunImportData, { key: importId, ...options });
}

/** If other imports wait to be written, lets them go first, and returns true. */
export async function giveWay(jobs: JobQueue, importId: string): Promise<boolean> {
  if (!(await jobs.isAnyDue(RUN_IMPORT))) return false;
  await enqueueAgain(jobs, RUN_IMPORT, importId);
  return true;
}
