import { Injectable } from '@nestjs/common';
import type { ListGrantsQuery } from '@wordgrove/dto';
import { LateReads } from '../../platform/database/late-reads.js';
import { NewestFirst, type Page } from '../../platform/http/newest-first.js';
import { Clock } from '../../platform/time/clock.js';
import { TimeZoneRepository } from '../accounts/index.js';
import { readGrants } from '../oauth/index.js';
import { GrantWritesRepository } from './grant-writes.repository.js';
import type { GrantWithWrites, GrantWrites } from './grant-writes.js';

/** Tells users what the applications to which they have granted access wrote in the last weeks. */
@Injectable()
export class GrantWritesService {
  constructor(
    private readonly writes: GrantWritesRepository,
    private readonly late: LateReads,
    private readonly timeZones: TimeZoneRepository,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page of what was written under live grants, the newest grant first.
   * @throws ApiError 400 `INVALID_PAGE_TOKEN`
   */
  async page(userId: string, query: ListGrantsQuery): Promise<Page<GrantWithWrites>> {
    const filter = { userId, q: query.q || null };
    const list = ['grant-writes', userId, filter.q ?? ''];
    const { items, nextPageToken } = await this.newestFirst.page(list, query, (cursor, limit) =>
      this.late.read((sql) => readGrants(sql, filter, cursor, limit)),
    );
    const counts = await this.count(
      userId,
      items.map(({ applicationId }) => applicationId),
    );
    return {
      items: items.map(({ id }, at) => ({ grantId: id, ...(counts[at] as GrantWrites) })),
      nextPageToken,
    };
  }

  private async count(userId: string, applicationIds: readonly string[]): Promise<GrantWrites[]> {
    const timeZone = await this.timeZones.of(userId);
    const asked = { userId, applicationIds, timeZone, now: this.clock.now() };
    return this.late.read((sql) => this.writes.count(sql, asked));
  }
}
