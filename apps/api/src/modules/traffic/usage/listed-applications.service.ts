import { Injectable } from '@nestjs/common';
import { normalizeText, type ApplicationState } from '@wordgrove/contracts';
import { effectivePageSize, type ListedApplicationsQuery } from '@wordgrove/dto';
import { PageTokens } from '../../../platform/http/page-token.js';
import { Clock } from '../../../platform/time/clock.js';
import { TimeZoneRepository } from '../../accounts/index.js';
import type { OwnFilter } from '../../applications/index.js';
import {
  ListedApplicationsRepository,
  type FigureCursor,
  type ListedApplication,
} from './listed-applications.repository.js';

/** A page of applications, which are read in slices. `stateCounts` is null on all pages but the first. */
export interface ListedPage {
  ids: readonly string[];
  read: (ids: readonly string[]) => Promise<ListedApplication[]>;
  stateCounts: Partial<Record<ApplicationState, number>> | null;
  nextPageToken: string;
}

/** Lists a user's applications with what they were used for. */
@Injectable()
export class ListedApplications {
  constructor(
    private readonly listed: ListedApplicationsRepository,
    private readonly timeZones: TimeZoneRepository,
    private readonly tokens: PageTokens,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 400 `INVALID_PAGE_TOKEN` */
  async page(ownerId: string, query: ListedApplicationsQuery): Promise<ListedPage> {
    const { state = null, order_by: order = null, needs_owner: needs } = query;
    const q = normalizeText(query.q ?? '') || null;
    const needsOwner = needs !== undefined;
    const filter: OwnFilter = { ownerId, q, state, needsOwner, now: this.clock.now() };
    const list = ['listed-applications', ownerId, q ?? '', state ?? '', order ?? '', needs ?? ''];
    const cursor = this.tokens.open(list, query.page_token) as FigureCursor | null;
    const timeZone = await this.timeZones.of(ownerId);
    const size = effectivePageSize(query.page_size);
    const found = await this.listed.places(filter, { order, timeZone }, cursor, size + 1);
    const last = found.length > size ? found[size - 1] : undefined;
    return {
      ids: found.slice(0, size).map(({ id }) => id),
      read: (ids) => this.listed.read(filter, timeZone, ids),
      stateCounts: cursor === null ? await this.listed.countStates(filter) : null,
      nextPageToken: last ? this.tokens.seal(list, [last.figure, last.createdAt, last.id]) : '',
    };
  }
}
