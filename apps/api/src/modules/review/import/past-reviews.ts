import { LIMITS } from '@wordgrove/contracts';
import { masteryLevel } from '@wordgrove/scheduling';
import type { RecordPast, WordWithPast } from '../../learning/index.js';
import { writeReviews } from './review-section.js';
import { importReviews, type ReviewToImport } from './review-import.repository.js';

/** The number of reviews that one statement adds. */
const PAGE = 1_000;

/** Adds the reviews of new words to the log: those that came inside of words, and those of the section of reviews. */
export const recordPast: RecordPast = async (context, words) => {
  const { sql, importer, at } = context;
  let page: ReviewToImport[] = [];
  for (const review of reviewsOfDecks(words, at)) {
    page.push(review);
    if (page.length < PAGE) continue;
    await importReviews(sql, importer, page);
    page = [];
  }
  await importReviews(sql, importer, page);
  await writeReviews(context, words);
};

/**
 * Returns the reviews of a deck's words as entries of the log, one by one, because there may be thousands. In a deck the
 * learner judges, as in a recall.
 */
function* reviewsOfDecks(words: readonly WordWithPast[], at: Date): Generator<ReviewToImport> {
  for (const { wordId, reviews } of words)
    for (const review of reviews) yield reviewOfDeck(wordId, review, at);
}

function reviewOfDeck(
  wordId: string,
  { id, rating, reviewedAt, timeZone, timeMs = 0, before, after }: WordWithPast['reviews'][number],
  at: Date,
): ReviewToImport {
  return {
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
    timeZone,
    nextReviewAt: after.nextReviewAt.toISOString(),
    undoneAt: null,
    createdAt: at.toISOString(),
    otherIds: { review: id, flashcard: null },
  };
}
