import { meaningOf } from '../dictionary/target.js';
import type { Question, WordToAsk } from '../question.js';
import type { Material } from '../material.js';
import { otherSenses } from './other-senses.js';
import { explain, grammarHint } from './wording.js';
import { asksOnlyGap } from './only-gap.js';

const needsNote = 'This word needs a note';

/**
 * Returns the term alone. The learner judges the answer. This question can be built for every word.
 */
export function recall(material: Material): Question {
  const { word, target } = material;
  const note = word.notes.map((each) => each.trim()).find((each) => each !== '');
  const definition = target && meaningOf(target);
  const answer = note ?? (asksOnlyGap(material) ? openSenses(material) : definition) ?? '';
  const sentence = word.contexts[0]?.sentence ?? '';
  return {
    questionType: 'QUESTION_TYPE_RECALL',
    question: word.term,
    hint: target === undefined ? (isUnknown(word) ? needsNote : '') : grammarHint(target),
    options: [],
    correctAnswer: answer,
    acceptedAnswers: answer === '' ? [] : [answer],
    explanation:
      target !== undefined
        ? explain(material, target)
        : isUnknown(word)
          ? `${needsNote}: write down what it means, or where you met it.`
          : sentence,
    source: note !== undefined ? 'NOTE' : definition !== undefined ? 'WORDNET' : 'TERM',
  };
}

function isUnknown({ notes, contexts }: WordToAsk): boolean {
  return notes.every((note) => note.trim() === '') && contexts.length === 0;
}

/** If the sentence leaves the sense open, the answer names all that learners meet. */
function openSenses({ target, dictionary }: Material): string | undefined {
  if (target === undefined || dictionary === undefined) return undefined;
  const others = otherSenses(target, dictionary);
  return [meaningOf(target), others].filter((each) => each !== '').join('; or ');
}
