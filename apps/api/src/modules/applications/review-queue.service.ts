import { Injectable } from '@nestjs/common';
import { effectivePageSize, type ReviewQueueQuery } from '@wordgrove/dto';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { PageTokens } from '../../platform/http/page-token.js';
import { ReviewQueueRepository, type WaitingApplication } from './review-queue.repository.js';
import { SimilarNames, type ReviewedApplication } from './similar-names.service.js';

/** An application that waits, as its reviewer sees it. */
export type QueuedApplication = WaitingApplication & ReviewedApplication;

export interface QueuePage {
  items: QueuedApplication[];
  /** The number of all applications about which nobody has decided. */
  count: number;
  nextPageToken: string;
}

/** The queue of what waits for an admin, the longest first. */
@Injectable()
export class ReviewQueueService {
  constructor(
    private readonly queue: ReviewQueueRepository,
    private readonly names: SimilarNames,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws ApiError 400 `INVALID_PAGE_TOKEN` */
  async page(adminId: string, query: ReviewQueueQuery): Promise<QueuePage> {
    const search = query.q || null;
    const list = ['admin/review-queue', adminId, search ?? ''];
    const size = effectivePageSize(query.page_size);
    const cursor = this.tokens.open(list, query.page_token) as ListCursor | null;
    const found = await this.queue.list(search, cursor, size + 1);
    const items = found.slice(0, size);
    const last = found.length > size ? items.at(-1) : undefined;
    return {
      items: await this.marked(items),
      count: await this.queue.count(),
      nextPageToken: last ? this.tokens.seal(list, [last.waitingSince, last.id]) : '',
    };
  }

  private async marked(items: readonly WaitingApplication[]): Promise<QueuedApplication[]> {
    const marked = await this.names.mark(items);
    return marked.map((each, at) => ({
      ...each,
      waitingSince: (items[at] as WaitingApplication).waitingSince,
    }));
  }
}
