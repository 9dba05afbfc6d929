import type { ExportedFit, ExportedParameters, ExportedReview } from '@wordgrove/dto';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { inBatches } from '../../../platform/files/batches.js';
import {
  jsonList,
  type ExportRequest,
  type ExportSection,
} from '../../../platform/files/export-section.js';
import {
  readFits,
  readParameters,
  type FitToExport,
  type MemoryParametersRow,
} from '../../learning/index.js';
import { presentReview } from '../answers/review.presenter.js';
import { presentPlanSettings } from '../review-plans/review-plan.presenter.js';
import { readPlans, readReviews, type ReviewToExport } from './review-export.repository.js';

const scope = 'review:read';

/** The sections that the module exports, in the order in which an import needs them. */
export const REVIEW_EXPORTS: readonly ExportSection[] = [
  { name: 'memory_parameters', scope, json: parameters },
  { name: 'review_plans', scope, json: (...asked) => jsonList(plans(...asked)) },
  { name: 'reviews', scope, json: (...asked) => jsonList(reviews(...asked)) },
  { name: 'fitted_weights', scope, json: (...asked) => jsonList(fits(...asked)) },
];

async function* parameters(sql: SqlExecutor, { userId }: ExportRequest): AsyncGenerator<string> {
  const found = await readParameters(sql, userId);
  yield JSON.stringify(found === undefined ? null : presentParameters(found));
}

async function* plans(sql: SqlExecutor, { userId, at }: ExportRequest) {
  yield (await readPlans(sql, userId, at)).map(presentPlanSettings);
}

async function* reviews(sql: SqlExecutor, request: ExportRequest) {
  const batches = inBatches<ReviewToExport>((after, limit) =>
    readReviews(sql, request, after, limit),
  );
  for await (const batch of batches) yield batch.map(presentReviewInFile);
}

async function* fits(sql: SqlExecutor, { userId }: ExportRequest) {
  yield (await readFits(sql, userId)).map(presentFit);
}

/** Returns a review as the API shows it elsewhere, with the values that only an import needs. */
function presentReviewInFile(review: ReviewToExport): ExportedReview {
  return {
    ...presentReview(review),
    time_zone: review.timeZone,
    created_at: review.createdAt,
  };
}

function presentParameters(
  parameters: MemoryParametersRow & { updatedAt: string },
): ExportedParameters {
  const { retention, weights, updatedAt } = parameters;
  return { desired_retention: retention, weights, updated_at: updatedAt };
}

function presentFit(fit: FitToExport): ExportedFit {
  return {
    id: fit.id,
    weights: fit.weights,
    review_count: fit.reviewCount,
    default_log_loss: fit.defaultLogLoss,
    fitted_log_loss: fit.fittedLogLoss,
    adopted: fit.adopted,
    fitted_at: fit.fittedAt,
  };
}
