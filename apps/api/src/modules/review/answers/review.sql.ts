/** The select list that gives a {@link Review}; for `reviews` under its own name. */
export const REVIEW_COLUMNS = [
  'reviews.id',
  'reviews.flashcard_id as "flashcardId"',
  'reviews.learned_word_id as "learnedWordId"',
  'reviews.plan_id as "planId"',
  'reviews.question_type as "questionType"',
  'reviews.user_answer as "userAnswer"',
  'reviews.is_correct as "isCorrect"',
  'reviews.answer_check as "answerCheck"',
  'reviews.rating',
  'reviews.time_spent_ms as "timeSpentMs"',
  'reviews.previous_mastery_level as "previousMasteryLevel"',
  'reviews.mastery_level as "masteryLevel"',
  'reviews.reviewed_at as "reviewedAt"',
  'reviews.next_review_at as "nextReviewAt"',
  'reviews.undone_at as "undoneAt"',
].join(', ');
