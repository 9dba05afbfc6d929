export { ReviewModule } from './review.module.js';
