import type { SelectList } from '../../../platform/database/columns.js';
import { wordColumns } from '../learned-word.sql.js';
import { STORED_MEMORY, type StoredMemory } from './stored-memory.js';

/** Selects a {@link StoredMemory}; for `learned_words` under its own name. */
export const STORED_MEMORY_COLUMNS: SelectList<StoredMemory> = `learned_words.id as "wordId",
  ${wordColumns(STORED_MEMORY)}`;
