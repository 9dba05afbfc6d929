import { isDeepStrictEqual } from 'node:util';
import type { JobQueue } from '../../../../platform/jobs/job-queue.service.js';
import { parametersOf, readParameters, DEFAULT_PARAMETERS } from '../../../learning/index.js';
import { refoldMemory } from '../../../review/index.js';
import type { WriteContext } from './write-context.js';

/** Has the words folded anew where they came from another schedule than the user has. */
export async function refoldWhereNeeded(
  jobs: JobQueue,
  { sql, importer, parametersOfFile }: WriteContext,
): Promise<void> {
  const row = await readParameters(sql, importer.userId);
  const ours = row === undefined ? DEFAULT_PARAMETERS : parametersOf(row);
  if (!isDeepStrictEqual(ours, parametersOfFile)) await refoldMemory(jobs, importer.userId, sql);
}
