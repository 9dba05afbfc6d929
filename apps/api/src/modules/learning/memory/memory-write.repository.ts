import type { Memory } from '@wordgrove/scheduling';
import { recordOf } from '../../../platform/database/records.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { namedStatement, statement } from '../../../platform/database/statement.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import {
  MEMORY,
  memoryIn,
  memoryValues,
  REVIEWS_KEPT,
  writeMemory,
  type MemoryValues,
} from './memory-write.sql.js';

/** When memories are written, and in which turn. */
export interface MemoryTurn {
  at: Date;
  changeNumber: string;
}

/** A word's new memory. */
export interface WordMemory {
  wordId: string;
  memory: Memory;
}

const WRITE = namedStatement<MemoryValues & MemoryTurn & { wordId: string }>('memory.write', ($) =>
  writeMemory({ memory: $, wordId: $.wordId, at: $.at, changeNumber: $.changeNumber }),
);

// Neither how often a word was reviewed nor when depends on what schedules it.
const RESCHEDULE = statement<never>(
  'memory.reschedule',
  writeMemory({
    wordId: 'word.id',
    memory: { ...memoryIn('word'), ...REVIEWS_KEPT },
    at: '$2',
    changeNumber: '$3',
    from: `jsonb_to_recordset($1::jsonb) as word (${recordOf(LearnedWordEntity, ['id', ...MEMORY])})`,
  }),
);

/** Gives a word the memory that its reviews have left, in a transaction that has taken the turn. */
export async function saveMemory(
  sql: SqlExecutor,
  { wordId, memory }: WordMemory,
  turn: MemoryTurn,
): Promise<void> {
  await sql.execute(WRITE, { wordId, ...memoryValues(memory), ...turn });
}

/** Does so for words that other parameters schedule, of the same reviews as before. */
export async function rescheduleWords(
  sql: SqlExecutor,
  words: readonly WordMemory[],
  { at, changeNumber }: MemoryTurn,
): Promise<void> {
  if (words.length === 0) return;
  const records = words.map(({ wordId, memory }) => ({ id: wordId, ...memoryValues(memory) }));
  await sql.execute(RESCHEDULE, [JSON.stringify(records), at, changeNumber]);
}
