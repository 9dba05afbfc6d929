import type { ReviewDto } from '@wordgrove/dto';
import type { Review } from './review.js';

/** The wire form of a review. */
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
