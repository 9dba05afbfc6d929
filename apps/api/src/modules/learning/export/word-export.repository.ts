import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { SqlText } from '../../../platform/database/statement.js';
import { compileWordFilter } from '../filter/word-filter.sql.js';
import type { LearnedWordEntity } from '../learned-word.entity.js';
import type { LearnedWord } from '../learned-word.js';
import { readLongWords } from '../pages/long-words.repository.js';
import { selectPage } from '../pages/page-select.sql.js';
import { wordPage } from '../pages/word-page.js';
import { SqlParameters } from '../sql-parameters.js';
import { wordColumn } from '../word-column.sql.js';

const HIDDEN = [
  'senseId',
  'stability',
  'difficulty',
  'learningStep',
  'lastReviewTimeZone',
  'declaredMasteryLevel',
  'declaredAt',
  'declaredTimeZone',
] as const;

/** A word with its chosen sense and the values of its memory, for an export. */
export type WordToExport = LearnedWord & Pick<LearnedWordEntity, (typeof HIDDEN)[number]>;

/** The lengths of the longest lists among a user's words. */
export type LongestLists = Record<'notes' | 'contexts', number>;

/**
 * Returns up to `limit` of the user's words after the given one, in the order in which they were collected.
 * It returns fewer if the words are long, and none only if there are no more.
 */
export async function readWords(
  sql: SqlExecutor,
  { userId, filter }: { userId: string; filter: string },
  after: WordToExport | undefined,
  limit: number,
): Promise<WordToExport[]> {
  const parameters = new SqlParameters();
  const conditions = selection(parameters, userId, filter);
  if (after !== undefined) {
    const place = `${parameters.add(after.createdAt)}::timestamptz, ${parameters.add(after.id)}::uuid`;
    conditions.push(`(learned_words.created_at, learned_words.id) > (${place})`);
  }
  const order = 'learned_words.created_at, learned_words.id';
  const text = selectPage({ conditions, order, limit, more: HIDDEN }, parameters);
  const found = await sql.rows(text, parameters.values);
  const read = (ids: readonly string[], room: number) => readLongWords(sql, ids, room);
  return (await wordPage<WordToExport>(read, found, limit)).items;
}

/** Returns the largest numbers of notes and contexts that a word has, which tables need. */
export async function findLongestLists(
  sql: SqlExecutor,
  { userId, filter }: { userId: string; filter: string },
): Promise<LongestLists> {
  const parameters = new SqlParameters();
  const conditions = selection(parameters, userId, filter);
  const text: SqlText<LongestLists> = `select
      coalesce(max(cardinality(${wordColumn('notes')})), 0) as notes,
      coalesce(max(jsonb_array_length(${wordColumn('contexts')})), 0) as contexts
    from learned_words where ${conditions.join(' and ')}`;
  const row = await sql.row(text, parameters.values);
  return row ?? { notes: 0, contexts: 0 };
}

function selection(parameters: SqlParameters, userId: string, filter: string): string[] {
  return [
    `learned_words.user_id = ${parameters.add(userId)}`,
    compileWordFilter(filter, parameters),
  ];
}
