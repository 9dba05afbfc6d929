import { arrangeOptions, selectDistractors } from '../distractors/selection.js';
import type { Question } from '../question.js';
import type { Random } from '../seeded-random.js';
import type { Material } from './material.js';
import { noteChoice } from './note-choice.js';
import { explain, grammarHint } from './wording.js';

/** The term with four definitions; for a word no dictionary knows, with the learner's notes. */
export function definitionChoice(material: Material, random: Random): Question | undefined {
  const { target, word } = material;
  if (target === undefined) return noteChoice(word, random);
  const { definition, family, band } = target;
  if (definition === undefined) return undefined;
  const distractors = selectDistractors(
    material.candidates,
    {
      answer: definition,
      band,
      masteryLevel: word.masteryLevel,
      show: (candidate) =>
        family.isNamedIn(candidate.definition) ? undefined : candidate.definition,
    },
    random,
  );
  if (distractors === undefined) return undefined;
  return {
    questionType: 'QUESTION_TYPE_DEFINITION_CHOICE',
    question: word.term,
    hint: grammarHint(target),
    options: arrangeOptions(definition, distractors, random),
    correctAnswer: definition,
    acceptedAnswers: [definition],
    explanation: explain(word, target),
    source: 'WORDNET',
  };
}
