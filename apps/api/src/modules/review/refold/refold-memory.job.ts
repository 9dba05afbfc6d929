import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.service.js';

/** The job that folds all words of a learner anew. */
export const REFOLD_MEMORY = 'refold-memory';

/** Whose words to fold anew. */
export type RefoldMemoryData = { userId: string };

/** Has a learner's words folded anew once the transaction has committed. */
export function refoldMemory(jobs: JobQueue, userId: string, sql: SqlExecutor): Promise<void> {
  const data: RefoldMemoryData = { userId };
  return jobs.enqueue(REFOLD_MEMORY, data, { key: userId, sql });
}
