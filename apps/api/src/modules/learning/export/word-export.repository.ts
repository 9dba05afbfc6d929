import type { SqlExecutor } from '../../../platform/database/sql.js';
import { compileWordFilter } from '../filter/word-filter.js';
import { LEARNED_WORD_COLUMNS } from '../learned-word-columns.repository.js';
import type { LearnedWord } from '../learned-word.js';
import { SqlParameters } from '../sql-parameters.js';

/** A word with what its memory is made of, for an export. */
export interface WordToExport extends LearnedWord {
  stability: number;
  difficulty: number;
  learningStep: number;
  declaredMasteryLevel: number;
  declaredAt: string;
}

/** How long the lists of a user's words get. */
export interface LongestLists {
  notes: number;
  contexts: number;
}

/** Up to `limit` of the user's words after another, in the order in which they were collected. */
export function readWords(
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
  return sql.rows<WordToExport>(
    `select ${LEARNED_WORD_COLUMNS}, stability, difficulty, learning_step as "learningStep",
       declared_mastery_level as "declaredMasteryLevel", declared_at as "declaredAt"
     from learned_words where ${conditions.join(' and ')}
     order by learned_words.created_at, learned_words.id limit ${parameters.add(limit)}`,
    parameters.values,
  );
}

/** How many notes and contexts a word has at most, for tables. */
export async function findLongestLists(
  sql: SqlExecutor,
  { userId, filter }: { userId: string; filter: string },
): Promise<LongestLists> {
  const parameters = new SqlParameters();
  const conditions = selection(parameters, userId, filter);
  const row = await sql.row<LongestLists>(
    `select coalesce(max(cardinality(notes)), 0) as notes,
       coalesce(max(jsonb_array_length(contexts)), 0) as contexts
     from learned_words where ${conditions.join(' and ')}`,
    parameters.values,
  );
  return row ?? { notes: 0, contexts: 0 };
}

function selection(parameters: SqlParameters, userId: string, filter: string): string[] {
  return [
    `learned_words.user_id = ${parameters.add(userId)}`,
    compileWordFilter(filter, parameters),
  ];
}
