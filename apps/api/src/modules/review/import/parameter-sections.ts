import { isDeepStrictEqual } from 'node:util';
import type { ExportedFit, ExportedParameters } from '@wordgrove/dto';
import { derivedId } from '../../../platform/files/derived-id.js';
import type { CheckedItem } from '../../../platform/files/checked-item.js';
import type { ImportSection, WriteContext } from '../../../platform/files/import-section.js';
import {
  findParameters,
  importFit,
  importParameters,
  parametersOf,
  scheduleOf,
} from '../../learning/index.js';
import { refoldMemory } from '../refold/refold-memory.job.js';
import { fitWeights } from '../weights/fit-weights.job.js';
import { alignDefaultPlan } from './plan-import.repository.js';
import { settleSchedule } from './settle-schedule.js';
import { FIT_SHAPE, PARAMETER_SHAPE } from './shapes.js';

/**
 * The section of the parameters that schedule the words. They are imported unless the user has set
 * parameters here.
 */
export const PARAMETER_SECTION: ImportSection<ExportedParameters> = {
  ...PARAMETER_SHAPE,
  write: writeParameters,
  settle: settleSchedule,
};

/** The section of the fits of the scheduler's weights. */
export const FIT_SECTION: ImportSection<ExportedFit> = {
  ...FIT_SHAPE,
  write: writeFits,
  settle: ({ sql, jobs, importer }) => fitWeights(jobs, importer.userId, sql),
};

async function writeParameters(
  context: WriteContext,
  items: readonly CheckedItem<ExportedParameters>[],
): Promise<void> {
  const { sql, importer, jobs } = context;
  const { userId } = importer;
  const before = await findParameters(sql, userId);
  for (const { value } of items) {
    const { desired_retention: retention, weights, updated_at: updatedAt } = value;
    scheduleOf(context).ofFile = parametersOf({ retention, weights });
    await importParameters(sql, userId, { retention, weights, updatedAt });
  }
  const now = await findParameters(sql, userId);
  await alignDefaultPlan(sql, userId, now.desiredRetention);
  // The words that the user has already follow the same parameters as those of the file.
  if (!isDeepStrictEqual(now, before)) await refoldMemory(jobs, userId, sql);
}

async function writeFits(
  { sql, importer }: WriteContext,
  items: readonly CheckedItem<ExportedFit>[],
): Promise<void> {
  for (const { value } of items) {
    const fit = {
      id: value.id,
      weights: value.weights,
      reviewCount: value.review_count,
      defaultLogLoss: value.default_log_loss,
      fittedLogLoss: value.fitted_log_loss,
      adopted: value.adopted,
      fittedAt: value.fitted_at,
    };
    await importFit(sql, importer.userId, fit, derivedId(importer.userId, value.id));
  }
}
