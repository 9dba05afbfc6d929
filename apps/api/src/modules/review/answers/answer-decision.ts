import { randomUUID } from 'node:crypto';
import { DAY_MS, LIFETIME_DAYS } from '@wordgrove/contracts';
import { masteryLevel, ratingFor, type LoggedReview } from '@wordgrove/scheduling';
import { failedPrecondition, invalidArgument } from '../../../platform/http/api-error.js';
import { advance, parametersOf, replay } from '../../learning/index.js';
import { checkAnswer } from './answer-check.js';
import type { AnsweredCard } from './answered-card.repository.js';
import type { Outcome } from './answer.repository.js';
import type { Answer } from './answer.js';

/** The largest age, in milliseconds, at which an answer that was given offline may arrive. */
const MAX_ANSWER_AGE_MS = LIFETIME_DAYS.lateAnswer * DAY_MS;

/**
 * Checks the time of an answer that is not recorded yet. An answer that arrived in time remains so.
 * @throws ApiError 400 `OUT_OF_RANGE`
 */
export function demandTimely(reviewedAt: Date, at: Date): void {
  const age = at.getTime() - reviewedAt.getTime();
  if (age >= 0 && age <= MAX_ANSWER_AGE_MS) return;
  throw invalidArgument({
    reason: 'OUT_OF_RANGE',
    field: 'reviewed_at',
    description: `must not be in the future or more than ${LIFETIME_DAYS.lateAnswer} days ago`,
  });
}

/**
 * Returns what to write for an answer to this flashcard.
 * @throws ApiError 400 `OUT_OF_RANGE` or `CARD_EXPIRED`
 */
export async function decide(
  answer: Answer,
  card: AnsweredCard,
  log: readonly LoggedReview[] | null,
): Promise<Outcome> {
  demandTimely(answer.reviewedAt, answer.at);
  if (card.closedAt !== null || Date.parse(card.expiresAt) <= answer.at.getTime()) {
    throw failedPrecondition('CARD_EXPIRED', 'The card has expired; request new cards');
  }
  const { isCorrect, timeSpentMs, userAnswer, reviewedAt } = answer;
  const { sampleCount, sampleMedianMs, questionType, timeZone } = card;
  const rating = ratingFor({ isCorrect, timeSpentMs, sampleCount, sampleMedianMs, questionType });
  const entry = { id: randomUUID(), reviewedAt, timeZone, rating };
  const parameters = parametersOf(card);
  const memory =
    log === null
      ? advance(card, entry, parameters)
      : await replay(card, withReview(log, entry), parameters);
  const review = {
    id: entry.id,
    flashcardId: answer.flashcardId,
    learnedWordId: card.wordId,
    planId: card.planId,
    questionType,
    userAnswer,
    isCorrect,
    answerCheck: checkAnswer(card, userAnswer),
    rating,
    timeSpentMs,
    previousMasteryLevel: card.masteryLevel,
    masteryLevel: masteryLevel(memory),
    reviewedAt: reviewedAt.toISOString(),
    timeZone,
    nextReviewAt: memory.nextReviewAt.toISOString(),
    undoneAt: null,
  };
  return { review, memory };
}

/** Adds a review to a log where it belongs. Sorting a long log would take longer. */
function withReview(log: readonly LoggedReview[], review: LoggedReview): LoggedReview[] {
  const last = log.findLastIndex((each) => isBefore(each, review));
  return log.toSpliced(last + 1, 0, review);
}

function isBefore(one: LoggedReview, other: LoggedReview): boolean {
  const time = one.reviewedAt.getTime() - other.reviewedAt.getTime();
  return time < 0 || (time === 0 && one.id < other.id);
}
