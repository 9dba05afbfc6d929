export { Lexicon } from './lexicon.js';
export type { Question, QuestionSource, WordToAsk } from './question.js';
export { chooseQuestionType } from './question-type-choice.js';
