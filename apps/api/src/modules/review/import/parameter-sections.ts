import type { ExportedFit, ExportedParameters } from '@wordgrove/dto';
import { derivedId } from '../../../platform/files/derived-id.js';
import type {
  CheckedItem,
  ImportContext,
  ImportSection,
} from '../../../platform/files/import-section.js';
import {
  importFit,
  importParameters,
  parametersOf,
  scheduleOfImport,
} from '../../learning/index.js';
import { fitWeights } from '../weights/fit-weights.job.js';
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
  { sql, importer, shared }: ImportContext,
  items: readonly CheckedItem<ExportedParameters>[],
): Promise<void> {
  for (const { value } of items) {
    const { desired_retention: retention, weights, updated_at: updatedAt } = value;
    shared(scheduleOfImport).ofFile = parametersOf({ retention, weights });
    await importParameters(sql, importer.userId, { retention, weights, updatedAt });
  }
}

async function writeFits(
  { sql, importer }: ImportContext,
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
