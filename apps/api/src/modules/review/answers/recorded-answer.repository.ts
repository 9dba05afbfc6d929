import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement, type Statement } from '../../../platform/database/statement.js';
import { fromWord, LEARNED_WORD_COLUMNS, type LearnedWord } from '../../learning/index.js';
import type { Review } from '../log/review.js';

/** A review with its word in its current state. */
export interface RecordedAnswer<Word = LearnedWord> {
  review: Review;
  word: Word;
}

/** Returns the review that a statement finds, with its word. */
export async function findRecorded(
  sql: SqlExecutor,
  find: Statement<Review>,
  values: readonly unknown[],
): Promise<RecordedAnswer | undefined> {
  const review = await sql.row(find, values);
  if (review === undefined) return undefined;
  const word = await sql.row(FIND_WORD, [review.learnedWordId]);
  return { review, word: word as LearnedWord };
}

const FIND_WORD = statement<LearnedWord>(
  'recorded-answer.find-word',
  `select ${LEARNED_WORD_COLUMNS} ${fromWord('$1')}`,
);
