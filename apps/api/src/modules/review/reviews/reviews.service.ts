import { Injectable } from '@nestjs/common';
import { effectivePageSize, type ListReviewsQuery } from '@wordgrove/dto';
import { notFound } from '../../../platform/http/api-error.js';
import type { Page } from '../../../platform/http/newest-first.js';
import { PageTokens } from '../../../platform/http/page-token.js';
import { isUuid } from '../../../platform/http/uuid.js';
import { Clock } from '../../../platform/time/clock.js';
import type { RecordedAnswer } from '../answers/recorded-answer.repository.js';
import type { Review } from '../log/review.js';
import { ReviewListRepository } from './review-list.repository.js';
import { UndoRepository } from './undo.repository.js';

/** Lists and undoes reviews. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly reviews: ReviewListRepository,
    private readonly undone: UndoRepository,
    private readonly pageTokens: PageTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page of reviews, the latest first.
   * @throws ApiError 400 `INVALID_FILTER` or `INVALID_PAGE_TOKEN`
   */
  async list(userId: string, query: ListReviewsQuery, gone: AbortSignal): Promise<Page<Review>> {
    const filter = query.filter ?? '';
    const list = ['reviews', userId, filter];
    const cursor = this.pageTokens.open(list, query.page_token);
    const size = effectivePageSize(query.page_size);
    const selection = { userId, filter, cursor, limit: size + 1, gone };
    const found = await this.reviews.list(selection);
    const items = found.slice(0, size);
    const last = found.length > size ? items.at(-1) : undefined;
    const nextPageToken = last ? this.pageTokens.seal(list, [last.reviewedAt, last.id]) : '';
    return { items, nextPageToken };
  }

  /**
   * Undoes a review. If it is undone already, nothing changes. Returns it either way.
   * @throws ApiError 404
   */
  async undo(userId: string, id: string): Promise<RecordedAnswer> {
    const undone = isUuid(id) && (await this.undone.undo(userId, id, this.clock.now()));
    if (!undone) throw notFound('review');
    return undone;
  }
}
