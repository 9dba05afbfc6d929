import type { LoggedReview } from '@wordgrove/scheduling';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';

const READ_LOG = statement(
  'review-log.read',
  `select id, reviewed_at as "reviewedAt", rating from reviews
   where learned_word_id = $1 and undone_at is null`,
);

/** What the memory of a word is folded from, in no particular order. */
export async function readLog(sql: SqlExecutor, wordId: string): Promise<LoggedReview[]> {
  const rows = await sql.rows<{ id: string; reviewedAt: string; rating: LoggedReview['rating'] }>(
    READ_LOG,
    [wordId],
  );
  return rows.map((row) => ({ ...row, reviewedAt: new Date(row.reviewedAt) }));
}
