import { rankSenses } from '../dictionary/sense-choice.js';
import { functionWordKind } from '../wordnet/function-words/function-words.js';
import { posLabels, type Synset } from '../wordnet/synset.js';
import type { Material } from '../material.js';
import type { Question } from '../question.js';
import { joinHints } from '../questions/wording.js';
import { isSuitableGloss } from '../text/suitability.js';
import { nearSpellingOf } from './near-spelling.js';

/** More senses would hide the one that was asked. */
const MAX_SENSES_SHOWN = 4;

const NEEDS_NOTE =
  'This word needs a note: no dictionary has it, and it has neither a note nor a sentence.';

/** Returns a question that also shows the word's other senses, the spelling that may be meant, and whether the word needs a note. */
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
    // Whoever writes it right must not be wrong.
    acceptedAnswers:
      spelling !== undefined && question.questionType === 'QUESTION_TYPE_TYPING'
        ? [...new Set([...question.acceptedAnswers, spelling])]
        : question.acceptedAnswers,
    explanation: [question.explanation, isEmpty ? NEEDS_NOTE : otherSenses(question, material)]
      .filter((part) => part !== '')
      .join('\n'),
  };
}

function spellingOf({ word, dictionary }: Material): string | undefined {
  return dictionary === undefined ? undefined : nearSpellingOf(word.term, dictionary);
}

/** Returns `Other senses: (verb) take somebody somewhere; …`, unless the explanation is not about a sense. */
function otherSenses({ explanation }: Question, { word, dictionary, target }: Material): string {
  if (dictionary === undefined || target === undefined || explanation === '') return '';
  const others = rankSenses(target.entry, word, dictionary.wordnet)
    .map(({ synset }) => synset)
    .filter(({ definition }) => !explanation.includes(`: ${definition}.`));
  const shown = others
    .filter(({ definition }) => isSuitableGloss(definition))
    .slice(0, MAX_SENSES_SHOWN);
  if (shown.length === 0) return '';
  const more = others.length > shown.length ? [`and ${others.length - shown.length} more`] : [];
  return `Other senses: ${[...shown.map(lineOf), ...more].join('; ')}.`;
}

function lineOf({ pos, lexFile, definition }: Synset): string {
  return `(${functionWordKind(lexFile) ?? posLabels[pos]}) ${definition}`;
}
