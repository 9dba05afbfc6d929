import type { QuestionType } from '@wordgrove/contracts';
import { seededRandom } from './seeded-random.js';

/** From the easiest to the hardest; recall stands last because nothing checks its answer. */
export const risingDifficulty: readonly QuestionType[] = [
  'QUESTION_TYPE_DEFINITION_CHOICE',
  'QUESTION_TYPE_TERM_CHOICE',
  'QUESTION_TYPE_SYNONYM_CHOICE',
  'QUESTION_TYPE_CLOZE_CHOICE',
  'QUESTION_TYPE_TYPING',
  'QUESTION_TYPE_RECALL',
];

const recognizing = risingDifficulty;
const choosing: readonly QuestionType[] = [
  'QUESTION_TYPE_TERM_CHOICE',
  'QUESTION_TYPE_CLOZE_CHOICE',
  'QUESTION_TYPE_SYNONYM_CHOICE',
  'QUESTION_TYPE_DEFINITION_CHOICE',
  'QUESTION_TYPE_TYPING',
  'QUESTION_TYPE_RECALL',
];
const producing: readonly QuestionType[] = [
  'QUESTION_TYPE_TYPING',
  'QUESTION_TYPE_CLOZE_CHOICE',
  'QUESTION_TYPE_TERM_CHOICE',
  'QUESTION_TYPE_SYNONYM_CHOICE',
  'QUESTION_TYPE_DEFINITION_CHOICE',
  'QUESTION_TYPE_RECALL',
];

/** Well-known words are mostly typed; now and then a choice keeps the cards varied. */
const typedShare = 0.75;

/**
 * Of the types that a word can be asked as (and the plan allows), the one for its mastery level:
 * definitions to choose from at 0–1, terms at 2, typing from 3 on; recall where nothing else goes.
 */
export function chooseQuestionType(
  types: readonly QuestionType[],
  masteryLevel: number,
  seed: string,
): QuestionType {
  const wishes = wishesFor(masteryLevel, seed);
  return wishes.find((type) => types.includes(type)) ?? 'QUESTION_TYPE_RECALL';
}

function wishesFor(masteryLevel: number, seed: string): readonly QuestionType[] {
  if (masteryLevel <= 1) return recognizing;
  if (masteryLevel === 2) return choosing;
  return seededRandom(`${seed} type`)() < typedShare ? producing : choosing;
}
