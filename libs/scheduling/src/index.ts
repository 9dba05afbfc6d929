export { applyReview, foldReviews, initialMemory, retrievability } from './fold.js';
export { masteryLevel, type MasteryLevel, seedStability } from './mastery.js';
export {
  type LoggedReview,
  type Memory,
  type MemoryState,
  type Origin,
  type Rating,
  type SchedulingParameters,
  strengthenedAt,
} from './memory.js';
export { type AnswerTiming, ratingFor } from './rating.js';
