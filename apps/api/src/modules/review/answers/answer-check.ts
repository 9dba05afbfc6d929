import type { AnswerCheck, Language, QuestionType } from '@wordgrove/contracts';
import { judgeAnswer, sameAnswerAs } from '@wordgrove/lexicon';

/** The parts of a question against which an answer is checked. */
export interface CheckedQuestion {
  questionType: QuestionType;
  /** The language of the word, which decides how articles, accents and spellings count. */
  language: Language;
  /** The options; empty if the question has none. */
  options: readonly string[];
  correctAnswer: string;
  acceptedAnswers: readonly string[];
  /** The explanation identifies the sense in question, so that its synonyms are recognized. */
  explanation: string;
}

/**
 * Returns the result of checking an answer's text. It informs only: the application's `is_correct` decides.
 */
export function checkAnswer(question: CheckedQuestion, userAnswer: string | null): AnswerCheck {
  const { language, explanation, correctAnswer, acceptedAnswers, options } = question;
  const answers = [...new Set([correctAnswer, ...acceptedAnswers])].filter((each) => each !== '');
  if (userAnswer === null || answers.length === 0) return 'NOT_CHECKED';
  // The learner judged a recalled answer, so its wording proves nothing.
  if (question.questionType === 'QUESTION_TYPE_RECALL') return 'NOT_CHECKED';
  const isSame = sameAnswerAs(userAnswer, language);
  if (answers.some(isSame)) return judgeAnswer(userAnswer, { language, answers, explanation });
  // Another option may differ by one letter, as "affect" does from "effect", but it was still chosen.
  if (options.some(isSame)) return 'MISMATCH';
  return judgeAnswer(userAnswer, { language, answers, explanation });
}
