import { columnAs } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import type { MemoryParametersRow } from './memory-parameters.js';
import { joinMemoryParameters, MEMORY_PARAMETER_COLUMNS } from './memory-parameters.sql.js';
import type { StoredMemory } from './stored-memory.js';
import { STORED_MEMORY_COLUMNS } from './stored-memory.sql.js';

/** A word's memory with the parameters that schedule the word. */
export type ScheduledMemory = StoredMemory & MemoryParametersRow;

/** The word after which a batch begins. */
export type MemoryCursor = Pick<StoredMemory, 'createdAt' | 'wordId'>;

/** The cursor before the first word. */
export const FIRST_MEMORY: MemoryCursor = {
  createdAt: '-infinity',
  wordId: '00000000-0000-0000-0000-000000000000',
};

const SELECT = `select ${STORED_MEMORY_COLUMNS}, ${MEMORY_PARAMETER_COLUMNS} from learned_words
  ${joinMemoryParameters('learned_words.user_id')}`;

const LOCK = statement<ScheduledMemory>(
  'memory.lock',
  `${SELECT} where learned_words.id = $1 and learned_words.user_id = $2 for update of learned_words`,
);

const LOCK_WORDS = statement<ScheduledMemory>(
  'memory.lock-words',
  `${SELECT} where learned_words.id = any ($1::uuid[]) and learned_words.user_id = $2
   order by learned_words.id for no key update of learned_words`,
);

const LOCK_BATCH = statement<ScheduledMemory>(
  'memory.lock-batch',
  `${SELECT}
   where learned_words.user_id = $1
     and (learned_words.created_at, learned_words.id) > ($2::timestamptz, $3::uuid)
     and learned_words.memory_state <> 'NEW'
   order by learned_words.created_at, learned_words.id limit $4 for no key update of learned_words`,
);

const ANY = statement<Pick<StoredMemory, 'wordId'>>(
  'memory.any',
  // Without an order, the words of somebody else may be read first, as many as there are.
  `select ${columnAs(LearnedWordEntity, 'id', 'wordId')} from learned_words where user_id = $1
   order by change_number, id limit 1`,
);

/** Returns whether the user has a word. */
export async function hasWords(sql: SqlExecutor, userId: string): Promise<boolean> {
  return (await sql.row(ANY, [userId])) !== undefined;
}

/**
 * Locks a word, so that nobody can issue a flashcard of it, and returns its memory. Returns undefined if
 * the user has no such word.
 */
export function lockMemory(
  sql: SqlExecutor,
  userId: string,
  wordId: string,
): Promise<ScheduledMemory | undefined> {
  return sql.row(LOCK, [wordId, userId]);
}

/** Locks those of these words that the user has, and returns their memories. */
export function lockMemoriesOf(
  sql: SqlExecutor,
  userId: string,
  wordIds: readonly string[],
): Promise<ScheduledMemory[]> {
  return sql.rows(LOCK_WORDS, [wordIds, userId]);
}

/**
 * Locks up to `limit` of the user's words that come after the cursor and are not new, in the order in which
 * they were collected. Returns their memories.
 */
export function lockMemories(
  sql: SqlExecutor,
  userId: string,
  { createdAt, wordId }: MemoryCursor,
  limit: number,
): Promise<ScheduledMemory[]> {
  return sql.rows(LOCK_BATCH, [userId, createdAt, wordId, limit]);
}
