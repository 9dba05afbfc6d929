import { columnAs, listOf, type SelectList } from '../../../platform/database/columns.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import { wordColumns } from '../learned-word.sql.js';
import { WORDS } from '../words.sql.js';
import { STORED_MEMORY, type StoredMemory } from './stored-memory.js';

/** Selects a {@link StoredMemory}; for `learned_words` under its own name. */
export const STORED_MEMORY_COLUMNS: SelectList<StoredMemory> = listOf(
  columnAs(LearnedWordEntity, 'id', 'wordId', WORDS),
  wordColumns(STORED_MEMORY),
);
