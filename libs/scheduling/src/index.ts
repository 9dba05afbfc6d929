export { applyReview, foldReviews, initialMemory, retrievability } from './fold.js';
export { intervalModifier, nextIntervals } from './intervals.js';
export { type DayZone, learnerDay } from './learner-day.js';
export { masteryLevel, type MasteryLevel, seedStability } from './mastery.js';
export {
  type Beginning,
  type LoggedReview,
  type Memory,
  type MemoryState,
  type Origin,
  type Rating,
  type SchedulingParameters,
  strengthenedAt,
} from './memory.js';
export { eachPrediction, logLoss, predictions, type Prediction } from './predictions.js';
export { type AnswerTiming, MAX_TELLING_MS, ratingFor } from './rating.js';
export { type TrainingReview, trainingSequence } from './training.js';
