import type { Dictionary } from '../dictionary/dictionary.js';
import type { Target } from '../dictionary/target.js';
import { arrangeOptions, selectDistractors } from '../distractors/selection.js';
import type { Question } from '../question.js';
import type { Random } from '../seeded-random.js';
import { displayLemma } from '../text/normalization.js';
import type { Material } from './material.js';
import { inFormOf } from './option-form.js';
import { synonymsOf } from './synonyms.js';
import { explain, grammarHint } from './wording.js';

/** The term with four words, one of which means the same. */
export function synonymChoice(material: Material, random: Random): Question | undefined {
  const { dictionary } = material;
  if (dictionary === undefined) return undefined;
  for (const target of material.targets()) {
    const question = askIn(target, material, dictionary, random);
    if (question !== undefined) return question;
  }
  return undefined;
}

function askIn(
  target: Target,
  material: Material,
  dictionary: Dictionary,
  random: Random,
): Question | undefined {
  const { word } = material;
  const [answer] = synonymsOf(target, dictionary)
    .map((synonym) => inFormOf(target, displayLemma(synonym), dictionary))
    .filter((form) => form !== undefined);
  if (answer === undefined) return undefined;
  const distractors = selectDistractors(
    answer.includes(' ') ? material.phrasesFor(target) : material.candidatesFor(target),
    {
      answer,
      band: target.band,
      masteryLevel: word.masteryLevel,
      show: (candidate) => inFormOf(target, candidate.word, dictionary),
      areWords: true,
    },
    random,
  );
  if (distractors === undefined) return undefined;
  return {
    questionType: 'QUESTION_TYPE_SYNONYM_CHOICE',
    question: word.term,
    hint: grammarHint(target),
    options: arrangeOptions(answer, distractors, random),
    correctAnswer: answer,
    acceptedAnswers: [answer],
    explanation: explain(word, target),
    source: 'WORDNET',
  };
}
