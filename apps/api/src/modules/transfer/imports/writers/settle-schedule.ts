import { isDeepStrictEqual } from 'node:util';
import type { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import { parametersOf, readParameters, DEFAULT_PARAMETERS } from '../../../learning/index.js';
import { alignDefaultPlan, refoldMemory } from '../../../review/index.js';
import type { WriteContext } from './write-context.js';

/**
 * Has one schedule hold for all words: those of the file are folded anew where it had another than the
 * user has now and has their reviews, and those that were there where the user had another before.
 */
export async function settleSchedule(
  jobs: JobQueue,
  { sql, importer, parameters: before, parametersOfFile, isLogMissing }: WriteContext,
): Promise<void> {
  const row = await readParameters(sql, importer.userId);
  const now = row === undefined ? DEFAULT_PARAMETERS : parametersOf(row);
  await alignDefaultPlan(sql, importer.userId, now.desiredRetention);
  const isOfFile = isLogMissing || isDeepStrictEqual(now, parametersOfFile);
  if (isOfFile && isDeepStrictEqual(now, before)) return;
  await refoldMemory(jobs, importer.userId, sql);
}
