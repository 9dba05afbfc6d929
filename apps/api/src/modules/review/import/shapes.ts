import { ExportedFit, ExportedParameters, ExportedPlan, ExportedReview } from '@wordgrove/dto';
import type { ImportShape } from '../../../platform/files/import-shape.js';
import { weightFaults } from './weight-faults.js';

/** The shape of the parameters that schedule the words. */
export const PARAMETER_SHAPE: ImportShape<ExportedParameters> = {
  name: 'memory_parameters',
  Dto: ExportedParameters,
  scope: 'review:write',
  isSingle: true,
  maxMembers: 1_000,
  batchSize: 1,
  faults: ({ weights }) => (weights === null ? [] : weightFaults(weights)),
};

/** The shape of review plans. */
export const PLAN_SHAPE: ImportShape<ExportedPlan> = {
  name: 'review_plans',
  Dto: ExportedPlan,
  scope: 'review:write',
  maxMembers: 1_000,
  batchSize: 100,
  idOf: ({ id }) => id,
};

/** The shape of the log. */
export const REVIEW_SHAPE: ImportShape<ExportedReview> = {
  name: 'reviews',
  Dto: ExportedReview,
  scope: 'review:write',
  maxMembers: 1_000,
  batchSize: 1_000,
  parts: {
    of: 'words',
    linksOf: (review) => ({
      ownerId: review.learned_word_id,
      // A card has one answer, unless it has been undone.
      uniqueIds: [review.id, review.undone_at === null ? review.flashcard_id : null],
      namedId: review.plan_id,
    }),
  },
};

/** The shape of the fits of the scheduler's weights. */
export const FIT_SHAPE: ImportShape<ExportedFit> = {
  name: 'fitted_weights',
  Dto: ExportedFit,
  scope: 'review:write',
  maxMembers: 1_000,
  batchSize: 100,
  faults: ({ weights }) => weightFaults(weights),
};

/** The shapes of all sections that the module imports from files. */
export const REVIEW_SHAPES: readonly ImportShape[] = [
  PARAMETER_SHAPE,
  PLAN_SHAPE,
  REVIEW_SHAPE,
  FIT_SHAPE,
];
