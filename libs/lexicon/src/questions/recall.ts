import type { Question } from '../question.js';
import type { Material } from '../material.js';
import { explain, grammarHint } from './wording.js';

/**
 * Returns the term alone. The learner judges the answer. This question can be built for every word.
 */
export function recall(material: Material): Question {
  const { word, target } = material;
  const note = word.notes.map((each) => each.trim()).find((each) => each !== '');
  const definition = target?.synset.definition;
  const answer = note ?? definition ?? '';
  return {
    questionType: 'QUESTION_TYPE_RECALL',
    question: word.term,
    hint: target === undefined ? '' : grammarHint(target),
    options: [],
    correctAnswer: answer,
    acceptedAnswers: answer === '' ? [] : [answer],
    explanation: target === undefined ? '' : explain(material, target),
    source: note !== undefined ? 'NOTE' : definition !== undefined ? 'WORDNET' : 'TERM',
  };
}
