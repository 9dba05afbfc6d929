import type { LoggedReview } from '@wordgrove/scheduling';
import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { ReviewEntity } from './review.entity.js';

const LOGGED = columnsOf(ReviewEntity, [
  'learnedWordId',
  'reviewedAt',
  'id',
  'timeZone',
  'rating',
  'timeSpentMs',
]);

/** A review in the log of its word. */
export type ReviewInLog = RowOf<typeof LOGGED>;

/** The number of reviews that are read at once. The database's client takes a result in at one go. */
const PAGE = 2_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';
const FIRST = { learnedWordId: NO_ID, reviewedAt: '-infinity', id: NO_ID };

const READ = statement<ReviewInLog>(
  'review-log.read',
  `select ${LOGGED} from reviews where learned_word_id = any ($1::uuid[]) and undone_at is null
     and (learned_word_id, reviewed_at, id) > ($2::uuid, $3::timestamptz, $4::uuid)
   order by learned_word_id, reviewed_at, id limit ${PAGE}`,
);

/** Returns the reviews from which the memory of a word is folded, in the order in which they are folded. */
export async function readLog(sql: SqlExecutor, wordId: string): Promise<LoggedReview[]> {
  return (await readLogs(sql, [wordId])).get(wordId) ?? [];
}

/** Does the same for many words and returns their logs by word id. A word without reviews is missing. */
export async function readLogs(
  sql: SqlExecutor,
  wordIds: readonly string[],
): Promise<Map<string, LoggedReview[]>> {
  const logs = new Map<string, LoggedReview[]>();
  for await (const page of readLogPages(sql, wordIds))
    for (const { learnedWordId, id, reviewedAt, timeZone, rating } of page) {
      const log = logs.get(learnedWordId) ?? [];
      log.push({ id, rating, timeZone, reviewedAt: new Date(reviewedAt) });
      logs.set(learnedWordId, log);
    }
  return logs;
}

/** Returns the logs of words page by page, one word after the other. There may be any number of reviews. */
export async function* readLogPages(
  sql: SqlExecutor,
  wordIds: readonly string[],
): AsyncGenerator<ReviewInLog[]> {
  // In the order of the pages.
  let left = wordIds.toSorted();
  let last: typeof FIRST = FIRST;
  while (left.length > 0) {
    const page = await sql.rows(READ, [left, last.learnedWordId, last.reviewedAt, last.id]);
    if (page.length > 0) yield page;
    last = page.at(-1) ?? last;
    const reached = last.learnedWordId;
    left = page.length < PAGE ? [] : left.filter((id) => id >= reached);
  }
}
