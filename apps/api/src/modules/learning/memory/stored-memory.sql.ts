import type { RowOf, SelectList } from '../../../platform/database/columns.js';
import { type LearnedWordEntity } from '../learned-word.entity.js';
import { wordColumns } from '../learned-word.sql.js';

const MEMORY_AND_ORIGIN = wordColumns([
  'language',
  'termKey',
  'memoryState',
  'stability',
  'difficulty',
  'learningStep',
  'reviewCount',
  'lapseCount',
  'lastReviewedAt',
  'nextReviewAt',
  'createdAt',
  'declaredMasteryLevel',
  'declaredAt',
]);

/** What a row of learned words keeps of its memory. */
export type StoredMemory = RowOf<typeof MEMORY_AND_ORIGIN> & { wordId: LearnedWordEntity['id'] };

/** Selects a {@link StoredMemory}; for `learned_words` under its own name. */
export const STORED_MEMORY_COLUMNS: SelectList<StoredMemory> = `learned_words.id as "wordId", ${MEMORY_AND_ORIGIN}`;
