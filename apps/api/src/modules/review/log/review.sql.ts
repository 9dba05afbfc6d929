import { columnsOf } from '../../../platform/database/columns.js';
import { ReviewEntity } from './review.entity.js';

/** The select list that gives a review; for `reviews` under its own name. */
export const REVIEW_COLUMNS = columnsOf(
  ReviewEntity,
  [
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
    'nextReviewAt',
    'undoneAt',
  ],
  'reviews',
);
