import type { AnswerResultDto, ReviewDto, ReviewedWordResponse } from '@wordgrove/dto';
import { envelope } from '../../../platform/http/api-error.js';
import { presentLearnedWord, type LearnedWord, type ShownWords } from '../../learning/index.js';
import type { AnswerResult } from './answer-batch.service.js';
import type { RecordedAnswer } from './recorded-answer.repository.js';
import type { Review } from '../log/review.js';

/** Returns the wire form of a review. */
export function presentReview(review: Review): ReviewDto {
  return {
    id: review.id,
    flashcard_id: review.flashcardId,
    learned_word_id: review.learnedWordId,
    plan_id: review.planId,
    question_type: review.questionType,
    user_answer: review.userAnswer,
    is_correct: review.isCorrect,
    answer_check: review.answerCheck,
    rating: review.rating,
    time_spent_ms: review.timeSpentMs,
    previous_mastery_level: review.previousMasteryLevel,
    mastery_level: review.masteryLevel,
    reviewed_at: review.reviewedAt,
    next_review_at: review.nextReviewAt,
    undone_at: review.undoneAt,
  };
}

/** Returns the wire form of a review with its word. */
export function presentRecordedAnswer({ review, word }: RecordedAnswer): ReviewedWordResponse {
  return { review: presentReview(review), learned_word: presentLearnedWord(word) };
}

/** Shows the results of a batch of answers. */
export const SHOWN_RESULTS: ShownWords<AnswerResult> = {
  wordOf: ({ outcome }) => (outcome instanceof Error ? undefined : outcome.word),
  present: presentAnswerResult,
};

/** Returns the wire form of the result of one answer of a batch. */
function presentAnswerResult(
  { flashcardId, outcome }: AnswerResult,
  word: LearnedWord | undefined,
): AnswerResultDto {
  const nothing = { review: null, learned_word: null, error: null };
  const result =
    outcome instanceof Error
      ? envelope(outcome)
      : presentRecordedAnswer({ ...outcome, word: word as LearnedWord });
  return { flashcard_id: flashcardId, ...nothing, ...result };
}
