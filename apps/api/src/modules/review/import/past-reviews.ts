import { LIMITS } from '@wordgrove/contracts';
import { masteryLevel } from '@wordgrove/scheduling';
import type { RecordPast, WordWithPast } from '../../learning/index.js';
import { writeReviews } from './review-section.js';
import { importReviews, type ReviewToImport } from './review-import.repository.js';

/** Adds the reviews of new words to the log: those that came inside of words, and those of the section of reviews. */
export const recordPast: RecordPast = async (context, words) => {
  const { sql, importer, at } = context;
  await importReviews(
    sql,
    importer,
    words.flatMap((word) => reviewsOfDeck(word, at)),
  );
  await writeReviews(context, words);
};

/**
 * Returns the reviews of a deck's word as entries of the log. In a deck the learner judges, as in a recall.
 */
function reviewsOfDeck({ wordId, reviews }: WordWithPast, at: Date): ReviewToImport[] {
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
