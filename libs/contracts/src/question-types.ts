/** The types of question that a flashcard can ask. */
export const QUESTION_TYPES = [
  'QUESTION_TYPE_DEFINITION_CHOICE',
  'QUESTION_TYPE_TERM_CHOICE',
  'QUESTION_TYPE_SYNONYM_CHOICE',
  'QUESTION_TYPE_CLOZE_CHOICE',
  'QUESTION_TYPE_TYPING',
  'QUESTION_TYPE_RECALL',
] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The number of options of a choice. */
export const OPTION_COUNT = 4;

/**
 * The service's own check of the answer's text. It is only informative: the application's
 * `is_correct` decides.
 */
export const ANSWER_CHECKS = ['MATCH', 'CLOSE', 'MISMATCH', 'NOT_CHECKED'] as const;
export type AnswerCheck = (typeof ANSWER_CHECKS)[number];

/** FSRS ratings, from worst to best. */
export const RATINGS = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const;
export type Rating = (typeof RATINGS)[number];
