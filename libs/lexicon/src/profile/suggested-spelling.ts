import type { Material } from '../material.js';
import type { Question } from '../question.js';
import { joinHints } from '../questions/wording.js';
import { nearSpellingOf } from './near-spelling.js';

/** Returns a question that also shows the spelling that may be meant, and accepts it. */
export function withSuggestion(question: Question, { word, dictionary }: Material): Question {
  const spelling = dictionary && nearSpellingOf(word.term, dictionary);
  if (spelling === undefined) return question;
  const isTyped = question.questionType === 'QUESTION_TYPE_TYPING';
  return {
    ...question,
    hint: joinHints(question.hint, `did you mean “${spelling}”?`),
    acceptedAnswers: isTyped
      ? [...new Set([...question.acceptedAnswers, spelling])]
      : question.acceptedAnswers,
  };
}
