import { Injectable } from '@nestjs/common';
import type { ReviewCheckKind } from '@wordgrove/contracts';
import { effectivePageSize, type ReviewQueueQuery } from '@wordgrove/dto';
import { notFound } from '../../../platform/http/api-error.js';
import type { ListCursor } from '../../../platform/http/newest-first.js';
import { PageTokens } from '../../../platform/http/page-token.js';
import { Clock } from '../../../platform/time/clock.js';
import {
  ApplicationMessageRepository,
  type LastMessage,
} from '../application-message.repository.js';
import type { Application } from '../application.js';
import { ApplicationChecks } from '../checks/application-checks.service.js';
import { SimilarNames, type ReviewedApplication } from '../similar-names.service.js';
import { ReviewQueueRepository } from './review-queue.repository.js';
import { ReviewViewers } from './review-viewers.repository.js';

/** An application that waits, as its reviewer sees it. */
export interface QueuedApplication extends ReviewedApplication {
  /** The names of other admins who are looking. */
  viewers: readonly string[];
  unmetChecks: readonly ReviewCheckKind[];
  lastMessage: LastMessage | null;
}

export interface QueuePage {
  /** Those about which nobody has decided. */
  items: QueuedApplication[];
  /** Those with a decision that is held. On the first page only. */
  held: QueuedApplication[];
  /** The number of all applications about which nobody has decided. */
  count: number;
  nextPageToken: string;
}

/** The queue of what waits for an admin, the longest first. */
@Injectable()
export class ReviewQueueService {
  constructor(
    private readonly queue: ReviewQueueRepository,
    private readonly viewers: ReviewViewers,
    private readonly names: SimilarNames,
    private readonly checks: ApplicationChecks,
    private readonly messages: ApplicationMessageRepository,
    private readonly tokens: PageTokens,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 400 `INVALID_PAGE_TOKEN` */
  async page(adminId: string, query: ReviewQueueQuery): Promise<QueuePage> {
    const filter = { search: query.q || null, kind: query.kind ?? null };
    const list = ['admin/review-queue', adminId, filter.search ?? '', filter.kind ?? ''];
    const size = effectivePageSize(query.page_size);
    const cursor = this.tokens.open(list, query.page_token) as ListCursor | null;
    const found = await this.queue.list(filter, cursor, size + 1);
    const items = found.slice(0, size);
    const last = found.length > size ? items.at(-1) : undefined;
    const held = cursor === null ? await this.queue.held() : [];
    const marked = await this.marked(adminId, [...items, ...held]);
    return {
      items: marked.slice(0, items.length),
      held: marked.slice(items.length),
      count: await this.queue.count(),
      nextPageToken: last ? this.tokens.seal(list, [last.waitingSince, last.id]) : '',
    };
  }

  /** @throws ApiError 404 if it does not wait, or a decision about it is held */
  async one(adminId: string, id: string): Promise<QueuedApplication> {
    const found = await this.queue.one(id);
    const [application] = found === undefined ? [] : await this.marked(adminId, [found]);
    if (application === undefined) throw notFound('application');
    return application;
  }

  count(): Promise<number> {
    return this.queue.count();
  }

  /** Notes for some seconds that an admin is looking. Returns the names of the others who are. @throws ApiError 404 */
  async look(adminId: string, applicationId: string): Promise<readonly string[]> {
    const now = this.clock.now();
    if (!(await this.viewers.note(adminId, applicationId, now))) throw notFound('application');
    return (await this.viewers.others(adminId, [applicationId], now)).get(applicationId) ?? [];
  }

  // One after another, so that it never takes more than one connection.
  private async marked(
    adminId: string,
    applications: readonly Application[],
  ): Promise<QueuedApplication[]> {
    const ids = applications.map(({ id }) => id);
    const named = await this.names.mark(applications);
    const viewers = await this.viewers.others(adminId, ids, this.clock.now());
    const unmet = await this.checks.unmet(applications);
    const messages = await this.messages.last(ids);
    return named.map((application) => ({
      ...application,
      viewers: viewers.get(application.id) ?? [],
      unmetChecks: unmet.get(application.id) ?? [],
      lastMessage: messages.get(application.id) ?? null,
    }));
  }
}
