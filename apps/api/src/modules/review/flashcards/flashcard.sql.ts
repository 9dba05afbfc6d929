/** The select list that gives an {@link IssuedCard}; for `flashcards` under its own name. */
export const FLASHCARD_COLUMNS = [
  'flashcards.id',
  'flashcards.learned_word_id as "learnedWordId"',
  'flashcards.question_type as "questionType"',
  'flashcards.question',
  'flashcards.hint',
  'flashcards.options',
  'flashcards.correct_answer as "correctAnswer"',
  'flashcards.accepted_answers as "acceptedAnswers"',
  'flashcards.explanation',
  'flashcards.source',
  'flashcards.due_at as "dueAt"',
  'flashcards.expires_at as "expiresAt"',
].join(', ');
