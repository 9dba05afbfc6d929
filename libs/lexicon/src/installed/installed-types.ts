import type { QuestionType } from '@wordgrove/contracts';
import { seededRandom } from '../seeded-random.js';
import { hasGap } from './installed-cloze.js';
import type { InstalledWord } from './installed-word.js';

/**
 * Returns the types of question for which an installed dictionary has something to ask. As for the bundled one, it is not
 * checked whether there are enough wrong options, but a word of no part of speech has none.
 */
export function installedTypes(target: InstalledWord): QuestionType[] {
  if (target.definition === undefined) return [];
  if (target.partOfSpeech === '') return ['QUESTION_TYPE_TYPING'];
  return [
    'QUESTION_TYPE_DEFINITION_CHOICE',
    'QUESTION_TYPE_TERM_CHOICE',
    ...(hasGap(target, seededRandom('')) ? (['QUESTION_TYPE_CLOZE_CHOICE'] as const) : []),
    'QUESTION_TYPE_TYPING',
  ];
}
