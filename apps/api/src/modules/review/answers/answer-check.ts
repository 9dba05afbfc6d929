import type { AnswerCheck, Language, QuestionType } from '@wordgrove/contracts';
import { isSameAnswer, judgeAnswer } from '@wordgrove/lexicon';

/** What an answer is held against. */
export interface CheckedQuestion {
  questionType: QuestionType;
  /** The language of the word, which decides on articles, accents and spellings. */
  language: Language;
  /** Empty where nothing was to be chosen. */
  options: readonly string[];
  correctAnswer: string;
  acceptedAnswers: readonly string[];
  /** Tells the sense that was asked about, so that its synonyms are recognized. */
  explanation: string;
}

/** What the service makes of an answer's text. It informs; the application's `is_correct` rules. */
export function checkAnswer(question: CheckedQuestion, userAnswer: string | null): AnswerCheck {
  const { language, explanation, correctAnswer, acceptedAnswers, options } = question;
  const answers = [...new Set([correctAnswer, ...acceptedAnswers])].filter((each) => each !== '');
  if (userAnswer === null || answers.length === 0) return 'NOT_CHECKED';
  // The learner judged a recalled answer; its wording proves nothing.
  if (question.questionType === 'QUESTION_TYPE_RECALL') return 'NOT_CHECKED';
  const isSame = (other: string): boolean => isSameAnswer(userAnswer, other, language);
  if (answers.some(isSame)) return judgeAnswer(userAnswer, { language, answers, explanation });
  // Another option may be a letter away, "affect" from "effect", and was chosen nevertheless.
  if (options.some(isSame)) return 'MISMATCH';
  return judgeAnswer(userAnswer, { language, answers, explanation });
}
