export { presentReview } from './answers/review.presenter.js';
export {
  readPlans,
  readReviews,
  readReviewsOf,
  type ReviewOfDeck,
  type ReviewToExport,
} from './export/review-export.repository.js';
export { CardBuilder } from './flashcards/card-builder.js';
export { ReviewModule } from './review.module.js';
export { REVIEW_PURGE } from './review-purge.repository.js';
export { presentPlanSettings } from './review-plans/review-plan.presenter.js';
export type { ReviewPlan } from './review-plans/review-plan.js';
export { alignDefaultPlan, importPlan } from './import/plan-import.repository.js';
export { importReviews, type ReviewToImport } from './import/review-import.repository.js';
export { refoldMemory } from './refold/refold-memory.job.js';
export { fitWeights } from './weights/fit-weights.job.js';
export { countReviews } from './holdings.sql.js';
