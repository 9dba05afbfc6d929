import type { Candidate } from '../distractors/candidate.js';
import { arrangeOptions, selectDistractors } from '../distractors/selection.js';
import type { Question } from '../question.js';
import type { Random } from '../seeded-random.js';
import { wordsOf } from '../text/stemming.js';
import type { Material } from '../material.js';
import { noteChoice } from './note-choice.js';
import { explain, grammarHint } from './wording.js';
import { asksOnlyGap } from './only-gap.js';

/**
 * Returns the term with four definitions. For a word that no dictionary knows, the learner's notes
 * replace them.
 */
export function definitionChoice(material: Material, random: Random): Question | undefined {
  const { target, word } = material;
  if (target === undefined) return noteChoice(word, random);
  if (asksOnlyGap(material)) return undefined;
  const { definition: answer, band, family } = target;
  if (answer === undefined) return undefined;
  const term = word.term.toLowerCase();
  // `Not sitting or lying` names `lying`, which does not look like `lie`.
  const isNamed = (text: string): boolean =>
    family.isNamedIn(text) || wordsOf(text).some((each) => each.toLowerCase() === term);
  const show = ({ definition }: Candidate): string | undefined =>
    definition === '' || isNamed(definition) ? undefined : definition;
  const isOurs = target.review?.definition !== undefined;
  const aim = { answer, show, band, masteryLevel: word.masteryLevel, isOurs };
  const distractors = selectDistractors(material.candidates, aim, random);
  if (distractors === undefined) return undefined;
  return {
    questionType: 'QUESTION_TYPE_DEFINITION_CHOICE',
    question: word.term,
    hint: grammarHint(target),
    options: arrangeOptions(answer, distractors, random),
    correctAnswer: answer,
    acceptedAnswers: [answer],
    explanation: explain(material, target),
    source: 'WORDNET',
  };
}
