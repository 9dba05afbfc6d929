import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.service.js';

/** The job that fits a learner's weights. */
export const FIT_WEIGHTS = 'fit-weights';

/** Whose weights to fit. */
export type FitWeightsData = { userId: string };

/**
 * Has a learner's weights fitted in the background, where there are reviews enough; once the transaction has
 * committed, where there is one.
 */
export function fitWeights(jobs: JobQueue, userId: string, sql?: SqlExecutor): Promise<void> {
  const data: FitWeightsData = { userId };
  return jobs.enqueue(FIT_WEIGHTS, data, { key: userId, ...(sql && { sql }) });
}
