import { columnsOf, listOf, selectText, type RowOf } from '../../../platform/database/columns.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { compileWordFilter, fromWord, SqlParameters } from '../../learning/index.js';
import { readLogPages, type ReviewInLog } from '../log/review-log.repository.js';
import { ReviewEntity } from '../log/review.entity.js';
import { REVIEW_COLUMNS } from '../log/review.sql.js';
import { selectPlan } from '../review-plans/review-plan.sql.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';

const EXPORTED = listOf(REVIEW_COLUMNS, columnsOf(ReviewEntity, ['createdAt'], 'reviews'));

/** A review with the time of its arrival, for an export. */
export type ReviewToExport = RowOf<typeof EXPORTED>;

const READ_PLANS = statement<ReviewPlan>(
  'review-export.read-plans',
  `${selectPlan('$2')} where p.user_id = $1 order by p.created_at, p.id`,
);

/** Returns up to `limit` reviews of the user's words that meet the filter, the oldest first. */
export function readReviews(
  sql: SqlExecutor,
  { userId, filter }: { userId: string; filter: string },
  after: ReviewToExport | undefined,
  limit: number,
): Promise<ReviewToExport[]> {
  const parameters = new SqlParameters();
  const conditions = [`reviews.user_id = ${parameters.add(userId)}`];
  if (filter.trim() !== '') {
    const condition = compileWordFilter(filter, parameters);
    conditions.push(`exists (select ${fromWord('reviews.learned_word_id')} and ${condition})`);
  }
  if (after !== undefined) {
    const place = `${parameters.add(after.reviewedAt)}::timestamptz, ${parameters.add(after.id)}::uuid`;
    conditions.push(`(reviews.reviewed_at, reviews.id) > (${place})`);
  }
  const text = selectText(
    EXPORTED,
    `from reviews where ${conditions.join(' and ')}
     order by reviews.reviewed_at, reviews.id limit ${parameters.add(limit)}`,
  );
  return sql.rows(text, parameters.values);
}

/** Returns all of the user's plans, of which there are few. */
export function readPlans(sql: SqlExecutor, userId: string, now: Date): Promise<ReviewPlan[]> {
  return sql.rows(READ_PLANS, [userId, now]);
}

/** Returns the reviews of words, without those that were undone, sorted by word and then by time. */
export async function readReviewsOf(
  sql: SqlExecutor,
  wordIds: readonly string[],
): Promise<Map<string, ReviewInLog[]>> {
  const reviews = new Map<string, ReviewInLog[]>(wordIds.map((id) => [id, []]));
  for await (const page of readLogPages(sql, wordIds))
    for (const row of page) reviews.get(row.learnedWordId)?.push(row);
  return reviews;
}
