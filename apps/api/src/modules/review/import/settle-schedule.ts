import { isDeepStrictEqual } from 'node:util';
import type { SettleContext } from '../../../platform/files/import-section.js';
import { findParameters, scheduleOf } from '../../learning/index.js';
import { refoldMemory } from '../refold/refold-memory.job.js';

/**
 * Has all words folded again if the memories of the file were computed with other parameters than the user has now,
 * and if their reviews came along.
 */
export async function settleSchedule(context: SettleContext): Promise<void> {
  const { sql, jobs, importer } = context;
  const { ofFile, isAny, isLogMissing } = scheduleOf(context);
  if (!isAny || isLogMissing) return;
  const now = await findParameters(sql, importer.userId);
  if (!isDeepStrictEqual(now, ofFile)) await refoldMemory(jobs, importer.userId, sql);
}
