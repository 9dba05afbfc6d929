import type { QuestionType } from '@wordgrove/contracts';
import { seededRandom } from './seeded-random.js';

/** From the easiest to the hardest. Recall is last because nothing checks its answer. */
export const risingDifficulty: readonly QuestionType[] = [
  'QUESTION_TYPE_DEFINITION_CHOICE',
  'QUESTION_TYPE_TERM_CHOICE',
  'QUESTION_TYPE_SYNONYM_CHOICE',
  'QUESTION_TYPE_CLOZE_CHOICE',
  'QUESTION_TYPE_TYPING',
  'QUESTION_TYPE_RECALL',
];

type Shares = readonly (readonly [type: QuestionType, share: number])[];

/**
 * The share of each type at mastery level 0, 1, … 5, for words that can be asked in every
 * type.
 */
const sharesByLevel: readonly Shares[] = [
  [['QUESTION_TYPE_DEFINITION_CHOICE', 1]],
  [
    ['QUESTION_TYPE_DEFINITION_CHOICE', 0.6],
    ['QUESTION_TYPE_TERM_CHOICE', 0.4],
  ],
  [
    ['QUESTION_TYPE_TERM_CHOICE', 0.4],
    ['QUESTION_TYPE_SYNONYM_CHOICE', 0.3],
    ['QUESTION_TYPE_CLOZE_CHOICE', 0.3],
  ],
  [
    ['QUESTION_TYPE_SYNONYM_CHOICE', 0.2],
    ['QUESTION_TYPE_CLOZE_CHOICE', 0.4],
    ['QUESTION_TYPE_TYPING', 0.4],
  ],
  [
    ['QUESTION_TYPE_CLOZE_CHOICE', 0.35],
    ['QUESTION_TYPE_TYPING', 0.65],
  ],
  [
    ['QUESTION_TYPE_CLOZE_CHOICE', 0.2],
    ['QUESTION_TYPE_TYPING', 0.8],
  ],
];

/**
 * The types that follow the preferred one if the word cannot be asked in it: the nearest difficulty
 * first.
 */
const fallbacks: readonly (readonly QuestionType[])[] = [
  risingDifficulty,
  risingDifficulty,
  [
    'QUESTION_TYPE_TERM_CHOICE',
    'QUESTION_TYPE_CLOZE_CHOICE',
    'QUESTION_TYPE_SYNONYM_CHOICE',
    'QUESTION_TYPE_DEFINITION_CHOICE',
    'QUESTION_TYPE_TYPING',
    'QUESTION_TYPE_RECALL',
  ],
  [
    'QUESTION_TYPE_TYPING',
    'QUESTION_TYPE_CLOZE_CHOICE',
    'QUESTION_TYPE_TERM_CHOICE',
    'QUESTION_TYPE_SYNONYM_CHOICE',
    'QUESTION_TYPE_DEFINITION_CHOICE',
    'QUESTION_TYPE_RECALL',
  ],
];

/**
 * Returns every type: the one to ask first, and then the ones that may replace it. The first are
 * mostly definitions at mastery 0, terms and definitions at 1, terms, synonyms and gaps at 2, gaps
 * and typing from 3 on, mostly typing from 4 on.
 */
export function questionTypesByWish(masteryLevel: number, seed: string): QuestionType[] {
  const wished = drawType(sharesByLevel[masteryLevel] ?? [], seededRandom(`${seed} type`)());
  const others = fallbacks[Math.min(masteryLevel, fallbacks.length - 1)] ?? risingDifficulty;
  return [...new Set([wished, ...others])];
}

function drawType(shares: Shares, draw: number): QuestionType {
  let passed = 0;
  for (const [type, share] of shares) {
    passed += share;
    if (draw < passed) return type;
  }
  return shares.at(-1)?.[0] ?? 'QUESTION_TYPE_DEFINITION_CHOICE';
}
