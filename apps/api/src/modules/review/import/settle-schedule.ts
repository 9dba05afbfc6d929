import { isDeepStrictEqual } from 'node:util';
import type { ImportContext } from '../../../platform/files/import-section.js';
import {
  DEFAULT_PARAMETERS,
  parametersOf,
  readParameters,
  scheduleOfImport,
} from '../../learning/index.js';
import { refoldMemory } from '../refold/refold-memory.job.js';
import { alignDefaultPlan } from './plan-import.repository.js';

/**
 * Makes one schedule apply to all words. Words of the file are folded again if the file had another
 * schedule than the user has now and if their reviews came along. Words that were there before are folded
 * again if the user had another schedule then.
 */
export async function settleSchedule({
  sql,
  jobs,
  importer,
  shared,
}: ImportContext): Promise<void> {
  const { before, ofFile, isLogMissing } = shared(scheduleOfImport);
  const row = await readParameters(sql, importer.userId);
  const now = row === undefined ? DEFAULT_PARAMETERS : parametersOf(row);
  await alignDefaultPlan(sql, importer.userId, now.desiredRetention);
  const isOfFile = isLogMissing || isDeepStrictEqual(now, ofFile);
  if (isOfFile && isDeepStrictEqual(now, before)) return;
  await refoldMemory(jobs, importer.userId, sql);
}
