import { columnOf, columnsOf } from '../../platform/database/columns.js';
import { LearnedWordEntity } from './learned-word.entity.js';

/** The properties of a {@link LearnedWord}. */
export const LEARNED_WORD = [
  'id',
  'term',
  'language',
  'masteryLevel',
  'memoryState',
  'suspended',
  'tags',
  'notes',
  'contexts',
  'reviewCount',
  'lapseCount',
  'createdAt',
  'updatedAt',
  'lastReviewedAt',
  'nextReviewAt',
] as const;

/** The column of a property; for `learned_words` under its own name. */
export const wordColumn = (property: keyof LearnedWordEntity & string): string =>
  `learned_words.${columnOf(LearnedWordEntity, property)}`;

/** Selects properties of a word; for `learned_words` under its own name. */
export const wordColumns = <Property extends keyof LearnedWordEntity & string>(
  properties: readonly Property[],
) => columnsOf(LearnedWordEntity, properties, 'learned_words');

/** Selects a {@link LearnedWord}. */
export const LEARNED_WORD_COLUMNS = wordColumns(LEARNED_WORD);
