import type { Dictionary } from '../dictionary/dictionary.js';
import { reviewedSensesOf } from '../dictionary/reviewed-senses/reviewed-senses.js';
import type { Target } from '../dictionary/target.js';
import { arrangeOptions } from '../distractors/selection.js';
import type { Question } from '../question.js';
import type { Random } from '../seeded-random.js';
import { displayLemma } from '../text/normalization.js';
import type { Material } from '../material.js';
import { inFormOf } from './option-form.js';
import { synonymsOf } from './synonyms.js';
import { explain, meaningHint } from './wording.js';
import { wordDistractors } from './word-options.js';
import { asksOnlyGap } from './only-gap.js';

/** In the tagged corpus: a rarer sense is not in use. */
const MIN_USES = 3;
/** Our dictionary begins with the senses that everybody thinks of. The others need a sentence. */
const MAX_OTHER_SENSES = 2;

/** Returns the term with four words, one of which means the same. */
export function synonymChoice(material: Material, random: Random): Question | undefined {
  const { dictionary } = material;
  if (dictionary === undefined || material.target?.definition === undefined) return undefined;
  if (asksOnlyGap(material)) return undefined;
  for (const target of material.targets()) {
    // Nobody thinks of `cat` as a guy.
    if (target.isRare && (target.tagCount < MIN_USES || target.definition === undefined)) continue;
    if (target.synset.pos !== material.target?.synset.pos) continue;
    if (target !== material.target && !canStandIn(target)) continue;
    const question = askIn(target, material, dictionary, random);
    if (question !== undefined) return question;
  }
  return undefined;
}

/** `funnier` is never stranger, and `finest` never subtlest. */
function canStandIn({ lemma, review, isSeldomForm, inflection }: Target): boolean {
  if (isSeldomForm || inflection === 'comparative' || inflection === 'superlative') return false;
  const first = reviewedSensesOf(lemma).slice(0, MAX_OTHER_SENSES);
  return first.some((each) => each.pos === review?.pos && each.numbers[0] === review.numbers[0]);
}

function askIn(
  target: Target,
  material: Material,
  dictionary: Dictionary,
  random: Random,
): Question | undefined {
  const [synonym] = synonymsOf(target, dictionary)
    .map((lemma) => ({ lemma, answer: inFormOf(target, displayLemma(lemma), dictionary) }))
    .filter(({ answer }) => answer !== undefined);
  if (synonym?.answer === undefined) return undefined;
  const { answer, lemma } = synonym;
  const candidates = lemma.includes('_')
    ? material.phrasesFor(target)
    : material.candidatesFor(target);
  // A sister often means nearly the same as well.
  const shownText = target.definition ?? '';
  const aim = { answer, target, candidates, shownText, nearest: 'TOPIC' } as const;
  const distractors = wordDistractors(material, aim, random);
  if (distractors === undefined) return undefined;
  return {
    questionType: 'QUESTION_TYPE_SYNONYM_CHOICE',
    question: material.word.term,
    // Without the meaning, a word that is near another sense would be right, too.
    hint: meaningHint(target),
    options: arrangeOptions(answer, distractors, random),
    correctAnswer: answer,
    acceptedAnswers: [answer],
    explanation: explain(material, target),
    source: 'WORDNET',
  };
}
