import { gappedDefinition, withGap } from '../dictionary/definition.js';
import type { Target } from '../dictionary/target.js';
import type { Candidate } from '../distractors/candidate.js';
import { arrangeOptions, selectDistractors } from '../distractors/selection.js';
import type { Question } from '../question.js';
import type { Random } from '../seeded-random.js';
import type { Material } from '../material.js';
import { noteChoice } from './note-choice.js';
import { explain, grammarHint, joinHints } from './wording.js';

interface Wording {
  answer: string;
  show: (candidate: Candidate) => string | undefined;
  hint: string;
}

/**
 * Returns the term with four definitions. For a word that no dictionary knows, the learner's notes
 * replace them.
 */
export function definitionChoice(material: Material, random: Random): Question | undefined {
  const { target, word } = material;
  if (target === undefined) return noteChoice(word, random);
  if (material.isUndecided) return undefined;
  const wording = wordingFor(target);
  if (wording === undefined) return undefined;
  const aim = { ...wording, band: target.band, masteryLevel: word.masteryLevel };
  const distractors = selectDistractors(material.candidates, aim, random);
  if (distractors === undefined) return undefined;
  return {
    questionType: 'QUESTION_TYPE_DEFINITION_CHOICE',
    question: word.term,
    hint: joinHints(grammarHint(target), wording.hint),
    options: arrangeOptions(wording.answer, distractors, random),
    correctAnswer: wording.answer,
    acceptedAnswers: [wording.answer],
    explanation: explain(material, target),
    source: 'WORDNET',
  };
}

/** If the definition needs a gap, all four have one: a single gap would tell the answer. */
function wordingFor(target: Target): Wording | undefined {
  const { definition, family } = target;
  const silent = ({ definition: other }: Candidate): string | undefined =>
    family.isNamedIn(other) ? undefined : other;
  if (definition !== undefined) return { answer: definition, show: silent, hint: '' };
  const gapped = gappedDefinition(target);
  if (gapped === undefined) return undefined;
  return {
    answer: gapped,
    show: (candidate) => {
      const other = silent(candidate);
      return other === undefined ? undefined : withGap(other);
    },
    hint: 'one word of each definition is left out',
  };
}
