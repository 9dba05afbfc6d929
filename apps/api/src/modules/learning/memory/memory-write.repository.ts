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

/** The time at which memories are written, and the turn in which this happens. */
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

// The number and the times of a word's reviews do not depend on the parameters that schedule it.
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

/** Stores the memory that a word's reviews have left, within a transaction that has taken the turn. */
export async function saveMemory(
  sql: SqlExecutor,
  { wordId, memory }: WordMemory,
  turn: MemoryTurn,
): Promise<void> {
  await sql.execute(WRITE, { wordId, ...memoryValues(memory), ...turn });
}

/** Does the same for words whose parameters have changed, while their reviews have stayed the same. */
export async function rescheduleWords(
  sql: SqlExecutor,
  words: readonly WordMemory[],
  { at, changeNumber }: MemoryTurn,
): Promise<void> {
  if (words.length === 0) return;
  const records = words.map(({ wordId, memory }) => ({ id: wordId, ...memoryValues(memory) }));
  await sql.execute(RESCHEDULE, [JSON.stringify(records), at, changeNumber]);
}
