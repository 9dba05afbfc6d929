import type { QuestionType } from '@wordgrove/contracts';
import { gappedEntry } from '../cloze/entry-example.js';
import { ownSentences } from '../cloze/own-sentences.js';
import { isWordOfGrammar } from '../dictionary/word-of-grammar.js';
import type { Material } from '../material.js';
import { risingDifficulty } from '../question-type-choice.js';
import { asksOnlyGap } from '../questions/only-gap.js';
import { inFormOf } from '../questions/option-form.js';
import { synonymsOf } from '../questions/synonyms.js';
import { typing } from '../questions/typing.js';
import { seededRandom } from '../seeded-random.js';
import { displayLemma } from '../text/normalization.js';

type Test = (material: Material) => boolean;

/** The tests for whether there is something to ask. Wrong options are hardly ever missing, and to look for them would take six times as long. */
const tests: Readonly<Record<QuestionType, Test>> = {
  QUESTION_TYPE_DEFINITION_CHOICE: hasDefinition,
  QUESTION_TYPE_TERM_CHOICE: hasDefinition,
  QUESTION_TYPE_SYNONYM_CHOICE: hasSynonym,
  QUESTION_TYPE_CLOZE_CHOICE: hasSentence,
  QUESTION_TYPE_TYPING: (material) =>
    hasDefinition(material) || typing(material, seededRandom('')) !== undefined,
  QUESTION_TYPE_RECALL: () => true,
};

/** Returns the types of question in which a word can be asked, in rising difficulty. Recall is always among them. */
export function askableTypes(material: Material, further: readonly QuestionType[]): QuestionType[] {
  return risingDifficulty.filter((type) => further.includes(type) || tests[type](material));
}

function hasDefinition(material: Material): boolean {
  return material.target?.definition !== undefined && !asksOnlyGap(material);
}

function hasSynonym(material: Material): boolean {
  const { dictionary } = material;
  if (dictionary === undefined || asksOnlyGap(material)) return false;
  for (const target of material.targets()) {
    if (target.isRare && target.tagCount === 0) continue;
    if (target.synset.pos !== material.target?.synset.pos) continue;
    const synonyms = synonymsOf(target, dictionary);
    if (synonyms.some((lemma) => inFormOf(target, displayLemma(lemma), dictionary) !== undefined))
      return true;
  }
  return false;
}

function hasSentence(material: Material): boolean {
  const { dictionary, target } = material;
  if (dictionary === undefined || target === undefined) return false;
  if (isWordOfGrammar(target.lemma, target.synset)) return false;
  if (ownSentences(material, dictionary).length > 0) return true;
  // Each further sense costs time, and mostly the first one has an entry.
  for (const each of material.targets())
    if (gappedEntry(each, dictionary) !== undefined) return true;
  return false;
}
