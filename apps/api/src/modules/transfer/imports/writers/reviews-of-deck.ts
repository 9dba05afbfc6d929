import { LIMITS } from '@wordgrove/contracts';
import { masteryLevel } from '@wordgrove/scheduling';
import type { FoldedReview } from '../../../learning/index.js';
import type { ReviewToImport } from '../../../review/index.js';

/** The reviews of a deck's word as entries of the log; a deck's learner judges, as in a recall. */
export function reviewsOfDeck(
  reviews: readonly (FoldedReview & { timeMs?: number })[],
  wordId: string,
  at: Date,
): ReviewToImport[] {
  return reviews.map(({ id, rating, reviewedAt, timeMs = 0, before, after }) => ({
    id,
    flashcardId: null,
    learnedWordId: wordId,
    planId: null,
    questionType: 'QUESTION_TYPE_RECALL',
    userAnswer: null,
    isCorrect: rating !== 'AGAIN',
    answerCheck: 'NOT_CHECKED',
    rating,
    timeSpentMs: Math.min(timeMs, LIMITS.timeSpentMs),
    previousMasteryLevel: masteryLevel(before),
    masteryLevel: masteryLevel(after),
    reviewedAt: reviewedAt.toISOString(),
    nextReviewAt: after.nextReviewAt.toISOString(),
    undoneAt: null,
    createdAt: at.toISOString(),
    otherIds: { review: id, flashcard: null },
  }));
}
