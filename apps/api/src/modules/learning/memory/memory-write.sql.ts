import { masteryLevel, type Memory } from '@wordgrove/scheduling';
import { columnOf } from '../../../platform/database/columns.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import { wordColumn } from '../word-column.sql.js';

/** The properties of a word that follow from its memory. */
export const MEMORY = [
  'memoryState',
  'stability',
  'difficulty',
  'learningStep',
  'reviewCount',
  'lapseCount',
  'lastReviewedAt',
  'lastReviewTimeZone',
  'nextReviewAt',
  'masteryLevel',
] as const;

/** The values of a memory, by the properties that store them. */
export type MemoryValues = ReturnType<typeof memoryValues>;

/** SQL for each value of a memory, such as the places of a named statement. */
export type MemorySql = Readonly<Record<keyof MemoryValues, string>>;

/** SQL for a word and the memory that it gets. */
export interface MemoryWrite {
  wordId: string;
  memory: MemorySql;
  /** The time of the change. */
  at: string;
  /** The number of the turn, which the transaction must have taken. */
  changeNumber: string;
  /** The source of the SQL above, if it is made of more than values. */
  from?: string;
}

/** SQL for the values that stay as they are if no review is added or removed. */
export const REVIEWS_KEPT = {
  reviewCount: wordColumn('reviewCount'),
  lastReviewedAt: wordColumn('lastReviewedAt'),
  lastReviewTimeZone: wordColumn('lastReviewTimeZone'),
} as const;

/** Returns SQL for the members of a JSON record that has the values by their names. */
export function memoryIn(record: string): MemorySql {
  const members = MEMORY.map((name) => [name, `${record}."${name}"`] as const);
  return Object.fromEntries(members) as MemorySql;
}

/** Returns SQL for each value or, if it is null, for the value that the word has. */
export function orKept(memory: MemorySql): MemorySql {
  const values = MEMORY.map(
    (name) => [name, `coalesce(${memory[name]}, ${wordColumn(name)})`] as const,
  );
  return Object.fromEntries(values) as MemorySql;
}

/** Returns the values to store for a memory. */
export function memoryValues(memory: Memory) {
  const { state, ...rest } = memory;
  const values = { ...rest, memoryState: state, masteryLevel: masteryLevel(memory) };
  return values satisfies Record<(typeof MEMORY)[number], unknown>;
}

/**
 * Returns the `update` of `learned_words` by which reviews change the memory of words. A `returning` may
 * follow it. A user's own edit of a word sets the same columns in one statement with the word's other members.
 */
export function writeMemory({ wordId, memory, at, changeNumber, from }: MemoryWrite): string {
  return `update learned_words set ${setMemory(memory)},
      updated_at = ${at}, change_number = ${changeNumber}
    ${from === undefined ? '' : `from ${from}`} where learned_words.id = ${wordId}`;
}

/** Returns the part of a `set` list that sets the memory. */
export function setMemory(memory: MemorySql): string {
  return MEMORY.map((name) => `${columnOf(LearnedWordEntity, name)} = ${memory[name]}`).join(', ');
}
