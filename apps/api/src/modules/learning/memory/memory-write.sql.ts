import { masteryLevel, type Memory } from '@wordgrove/scheduling';
import { columnOf } from '../../../platform/database/columns.js';
import { LearnedWordEntity } from '../learned-word.entity.js';
import { wordColumn } from '../word-column.js';

/** The properties of a word that its memory decides. */
export const MEMORY = [
  'memoryState',
  'stability',
  'difficulty',
  'learningStep',
  'reviewCount',
  'lapseCount',
  'lastReviewedAt',
  'nextReviewAt',
  'masteryLevel',
] as const;

/** The values of a memory, by the properties that keep them. */
export type MemoryValues = ReturnType<typeof memoryValues>;

/** SQL for each value of a memory, such as the places of a named statement. */
export type MemorySql = Readonly<Record<keyof MemoryValues, string>>;

/** Which word gets which memory, all as SQL. */
export interface MemoryWrite {
  wordId: string;
  memory: MemorySql;
  /** When. */
  at: string;
  /** Of the turn, which must have been taken. */
  changeNumber: string;
  /** The source of the SQL above if it is not made of values alone. */
  from?: string;
}

/** SQL of what stays as it is if reviews are neither added nor taken away. */
export const REVIEWS_KEPT = {
  reviewCount: wordColumn('reviewCount'),
  lastReviewedAt: wordColumn('lastReviewedAt'),
} as const;

/** SQL of the members of a JSON record that has the values by their names. */
export function memoryIn(record: string): MemorySql {
  const members = MEMORY.map((name) => [name, `${record}."${name}"`] as const);
  return Object.fromEntries(members) as MemorySql;
}

/** Each value or, if it is null, what the word has. */
export function orKept(memory: MemorySql): MemorySql {
  const values = MEMORY.map(
    (name) => [name, `coalesce(${memory[name]}, ${wordColumn(name)})`] as const,
  );
  return Object.fromEntries(values) as MemorySql;
}

/** What to store of a memory. */
export function memoryValues(memory: Memory) {
  const { state, ...rest } = memory;
  const values = { ...rest, memoryState: state, masteryLevel: masteryLevel(memory) };
  return values satisfies Record<(typeof MEMORY)[number], unknown>;
}

/** The one `update` of `learned_words` that gives words another memory; a `returning` may follow. */
export function writeMemory({ wordId, memory, at, changeNumber, from }: MemoryWrite): string {
  return `update learned_words set ${setMemory(memory)},
      updated_at = ${at}, change_number = ${changeNumber}
    ${from === undefined ? '' : `from ${from}`} where learned_words.id = ${wordId}`;
}

/** The memory's part of a `set` list. */
export function setMemory(memory: MemorySql): string {
  return MEMORY.map((name) => `${columnOf(LearnedWordEntity, name)} = ${memory[name]}`).join(', ');
}
