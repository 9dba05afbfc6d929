import { arrangeOptions, selectDistractors } from '../distractors/selection.js';
import type { Question } from '../question.js';
import type { Random } from '../seeded-random.js';
import type { Material } from './material.js';
import { inFormOf } from './option-form.js';
import { explain, grammarHint } from './wording.js';

/** A definition with four terms. Only a dictionary knows words that surely don't fit. */
export function termChoice(material: Material, random: Random): Question | undefined {
  const { target, word, dictionary } = material;
  if (target?.definition === undefined || dictionary === undefined) return undefined;
  const distractors = selectDistractors(
    material.candidates,
    {
      answer: word.term,
      band: target.band,
      masteryLevel: word.masteryLevel,
      show: (candidate) => inFormOf(target, candidate.word, dictionary),
    },
    random,
  );
  if (distractors === undefined) return undefined;
  return {
    questionType: 'QUESTION_TYPE_TERM_CHOICE',
    question: target.definition,
    hint: grammarHint(target),
    options: arrangeOptions(word.term, distractors, random),
    correctAnswer: word.term,
    acceptedAnswers: [word.term],
    explanation: explain(word, target),
    source: 'WORDNET',
  };
}
