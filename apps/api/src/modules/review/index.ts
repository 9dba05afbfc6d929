export { CardBuilder } from './flashcards/card-builder.js';
export { ReviewModule } from './review.module.js';
export { forgetSubmitters, REVIEW_PURGE } from './review-purge.repository.js';
