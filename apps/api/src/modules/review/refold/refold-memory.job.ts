import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.service.js';

/** The job that folds all words of a learner again. */
export const REFOLD_MEMORY = 'refold-memory';

/** The learner whose words are folded again. */
export type RefoldMemoryData = { userId: string };

/** Creates a job that folds a learner's words again once the transaction has committed. */
export function refoldMemory(jobs: JobQueue, userId: string, sql: SqlExecutor): Promise<void> {
  const data: RefoldMemoryData = { userId };
  return jobs.enqueue(REFOLD_MEMORY, data, { key: userId, sql });
}
