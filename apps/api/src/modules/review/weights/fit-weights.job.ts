import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.service.js';

/** The job that fits a learner's weights. */
export const FIT_WEIGHTS = 'fit-weights';

/** The learner whose weights are fitted. */
export type FitWeightsData = { userId: string };

/**
 * Creates a job that fits a learner's weights in the background if there are enough reviews. Within a
 * transaction the job begins once the transaction has committed.
 */
export function fitWeights(jobs: JobQueue, userId: string, sql?: SqlExecutor): Promise<void> {
  const data: FitWeightsData = { userId };
  return jobs.enqueue(FIT_WEIGHTS, data, { key: userId, ...(sql && { sql }) });
}
