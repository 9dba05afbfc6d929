import { Injectable } from '@nestjs/common';
import { selectText } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Cursor } from '../../../platform/http/page-token.js';
import { SqlParameters } from '../../learning/index.js';
import { REVIEW_COLUMNS } from '../log/review.sql.js';
import type { Review } from '../log/review.js';
import { compileReviewFilter } from './review-filter.sql.js';

/** A page of the log: up to `limit` reviews that meet the filter and come after the cursor. */
export interface ReviewSelection {
  userId: string;
  filter: string;
  cursor: Cursor | null;
  limit: number;
  /** Aborted if nobody waits for the page any more. */
  gone: AbortSignal;
}

/** Lists the log of a user's reviews. */
@Injectable()
export class ReviewListRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns a page of reviews, the latest first.
   * @throws ApiError 400 `INVALID_FILTER`
   */
  list({ userId, filter, cursor, limit, gone }: ReviewSelection): Promise<Review[]> {
    const parameters = new SqlParameters();
    const user = parameters.add(userId);
    const conditions = [`reviews.user_id = ${user}`, compileReviewFilter(filter, user, parameters)];
    if (cursor !== null) {
      const [reviewedAt, id] = cursor.map((value) => parameters.add(value));
      conditions.push(
        `(reviews.reviewed_at, reviews.id) < (${reviewedAt}::timestamptz, ${id}::uuid)`,
      );
    }
    const text = selectText(
      REVIEW_COLUMNS,
      `from reviews where ${conditions.join(' and ')}
       order by reviews.reviewed_at desc, reviews.id desc limit ${parameters.add(limit)}`,
    );
    return this.sql.readsUntil(gone, userId).rows(text, parameters.values);
  }
}
