import type { AnswerCheck, QuestionType } from '@wordgrove/contracts';

/** What an answer is held against. */
export interface CheckedQuestion {
  questionType: QuestionType;
  /** Empty where nothing was to be chosen. */
  options: readonly string[];
  correctAnswer: string;
  acceptedAnswers: readonly string[];
}

// In a shorter word one letter makes another word.
const SHORTEST_WITH_TYPO = 5;

/** What the service makes of an answer's text. It informs; the application's `is_correct` rules. */
export function checkAnswer(question: CheckedQuestion, userAnswer: string | null): AnswerCheck {
  const right = [question.correctAnswer, ...question.acceptedAnswers].map(comparable);
  const known = right.filter((answer) => answer !== '');
  if (userAnswer === null || known.length === 0) return 'NOT_CHECKED';
  // The learner judged a recalled answer; its wording proves nothing.
  if (question.questionType === 'QUESTION_TYPE_RECALL') return 'NOT_CHECKED';
  const given = comparable(userAnswer);
  if (known.includes(given)) return 'MATCH';
  // Another option may be a letter away, "affect" from "effect", and was chosen nevertheless.
  if (question.options.map(comparable).includes(given)) return 'MISMATCH';
  return known.some((answer) => isOneTypoAway(given, answer)) ? 'CLOSE' : 'MISMATCH';
}

/** Letter case, punctuation, white space and a leading article or "to" tell no answers apart. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(a|an|the|to) (?=.)/, '');
}

/** One letter added, left out, replaced, or swapped with its neighbour. */
function isOneTypoAway(given: string, right: string): boolean {
  const [a, b] = [[...given], [...right]];
  if (b.length < SHORTEST_WITH_TYPO || Math.abs(a.length - b.length) > 1) return false;
  const start = a.findIndex((letter, index) => letter !== b[index]);
  const at = start < 0 ? a.length : start;
  const rest = (letters: string[], skipped: number) => letters.slice(at + skipped).join('');
  const isSwapped =
    a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2) && at + 1 < a.length;
  return (
    rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1) || isSwapped
  );
}
