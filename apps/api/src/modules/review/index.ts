export { CardBuilder } from './flashcards/card-builder.js';
export { ReviewModule } from './review.module.js';
