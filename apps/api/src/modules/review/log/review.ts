import type { ReviewEntity } from './review.entity.js';

/** The properties of a {@link Review}. */
export const REVIEW = [
  'id',
  'flashcardId',
  'learnedWordId',
  'planId',
  'questionType',
  'userAnswer',
  'isCorrect',
  'answerCheck',
  'rating',
  'timeSpentMs',
  'previousMasteryLevel',
  'masteryLevel',
  'reviewedAt',
  'timeZone',
  'nextReviewAt',
  'undoneAt',
] as const;

/** One recorded answer. */
export type Review = Pick<ReviewEntity, (typeof REVIEW)[number]>;
