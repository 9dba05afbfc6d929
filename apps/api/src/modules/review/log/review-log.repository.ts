import type { LoggedReview } from '@wordgrove/scheduling';
import { Pause } from '../../../platform/time/pause.js';
import { columnsOf, type RowOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { ReviewEntity } from './review.entity.js';

const LOGGED = columnsOf(ReviewEntity, ['learnedWordId', 'id', 'reviewedAt', 'rating']);

const READ = statement<RowOf<typeof LOGGED>>(
  'review-log.read',
  `select ${LOGGED} from reviews where learned_word_id = any ($1::uuid[]) and undone_at is null
   order by reviewed_at, id`,
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
  const pause = new Pause();
  for (const { learnedWordId, id, reviewedAt, rating } of await sql.rows(READ, [wordIds])) {
    const log = logs.get(learnedWordId) ?? [];
    log.push({ id, rating, reviewedAt: new Date(reviewedAt) });
    logs.set(learnedWordId, log);
    if (pause.isDue) await pause.take();
  }
  return logs;
}
