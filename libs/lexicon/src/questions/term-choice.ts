import { arrangeOptions } from '../distractors/selection.js';
import type { Question } from '../question.js';
import type { Random } from '../seeded-random.js';
import type { Material } from '../material.js';
import { explain, grammarHint } from './wording.js';
import { wordDistractors } from './word-options.js';
import { asksOnlyGap } from './only-gap.js';

/** Returns a definition with four terms. Only a dictionary knows words that surely do not fit. */
export function termChoice(material: Material, random: Random): Question | undefined {
  const { target, word } = material;
  if (target === undefined || asksOnlyGap(material)) return undefined;
  const question = target.definition;
  if (question === undefined) return undefined;
  const { candidates } = material;
  const aim = { answer: word.term, target, candidates, shownText: question };
  const distractors = wordDistractors(material, aim, random);
  if (distractors === undefined) return undefined;
  return {
    questionType: 'QUESTION_TYPE_TERM_CHOICE',
    question,
    hint: grammarHint(target),
    options: arrangeOptions(word.term, distractors, random),
    correctAnswer: word.term,
    acceptedAnswers: [word.term],
    explanation: explain(material, target),
    source: 'WORDNET',
  };
}
