import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ListGrantsQuery } from '@wordgrove/dto';
import { notFound } from '../../../platform/http/api-error.js';
import { NewestFirst, type Page } from '../../../platform/http/newest-first.js';
import { isUuid } from '../../../platform/http/uuid.js';
import { Clock } from '../../../platform/time/clock.js';
import { AuthorizationEvidence } from '../../applications/index.js';
import { GrantRepository, type Grant } from '../store/grant.repository.js';
import {
  PlaygroundTokenRepository,
  type PlaygroundGrant,
} from '../store/playground-token.repository.js';

/** Lists and revokes what a user has granted to applications, and the user's playground tokens. */
@Injectable()
export class GrantsService implements OnModuleInit {
  constructor(
    private readonly grants: GrantRepository,
    private readonly playground: PlaygroundTokenRepository,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
    private readonly evidence: AuthorizationEvidence,
  ) {}

  onModuleInit(): void {
    this.evidence.register((applicationId, userIds) =>
      this.grants.haveBeen(applicationId, userIds),
    );
  }

  /**
   * Returns a page of what is live, grants and playground tokens together, the newest first.
   * @throws ApiError 400 `INVALID_PAGE_TOKEN`
   */
  page(userId: string, query: ListGrantsQuery): Promise<Page<Grant | PlaygroundGrant>> {
    const filter = { userId, q: query.q || null };
    const now = this.clock.now();
    const list = ['grants', userId, filter.q ?? ''];
    return this.newestFirst.page(list, query, async (cursor, limit) => {
      const tokens = await this.playground.list(filter, now, cursor, limit);
      const grants = await this.grants.list(filter, cursor, limit);
      return [...tokens, ...grants].sort(byNewest).slice(0, limit);
    });
  }

  /** @throws ApiError 404 if the user has no such live grant */
  async revoke(userId: string, id: string): Promise<void> {
    const now = this.clock.now();
    const isRevoked =
      isUuid(id) &&
      ((await this.grants.revoke(userId, id, now)) ||
        (await this.playground.revoke(userId, id, now)));
    if (!isRevoked) throw notFound('grant');
  }

  async revokeAll(userId: string): Promise<void> {
    const now = this.clock.now();
    await this.playground.revokeAll(userId, now);
    await this.grants.revokeAll(userId, now);
  }
}

// As the database orders them: times and ids are texts of the same length each.
function byNewest(one: Grant | PlaygroundGrant, other: Grant | PlaygroundGrant): number {
  return placeOf(one) < placeOf(other) ? 1 : -1;
}

function placeOf({ createdAt, id }: Grant | PlaygroundGrant): string {
  return `${createdAt} ${id}`;
}
