import type { Material } from '../material.js';
import type { Question } from '../question.js';
import { joinHints } from '../questions/wording.js';
import { nearSpellingOf } from './near-spelling.js';

const NEEDS_NOTE =
  'This word needs a note: no dictionary has it, and it has neither a note nor a sentence.';

/** Returns a question that also shows the spelling that may be meant, and whether the word needs a note. */
export function withRemarks(question: Question, material: Material): Question {
  const spelling = spellingOf(material);
  const isEmpty = question.questionType === 'QUESTION_TYPE_RECALL' && question.correctAnswer === '';
  return {
    ...question,
    hint: joinHints(
      question.hint,
      isEmpty ? 'needs a note' : '',
      spelling === undefined ? '' : `did you mean “${spelling}”?`,
    ),
    // The right spelling must not be a wrong answer.
    acceptedAnswers:
      spelling !== undefined && question.questionType === 'QUESTION_TYPE_TYPING'
        ? [...new Set([...question.acceptedAnswers, spelling])]
        : question.acceptedAnswers,
    explanation: isEmpty ? `${question.explanation}\n${NEEDS_NOTE}`.trim() : question.explanation,
  };
}

function spellingOf({ word, dictionary }: Material): string | undefined {
  return dictionary === undefined ? undefined : nearSpellingOf(word.term, dictionary);
}
