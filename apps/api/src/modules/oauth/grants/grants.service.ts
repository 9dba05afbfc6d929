import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound } from '../../../platform/http/api-error.js';
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
    private readonly clock: Clock,
    private readonly evidence: AuthorizationEvidence,
  ) {}

  onModuleInit(): void {
    this.evidence.register((applicationId, userIds) =>
      this.grants.haveBeen(applicationId, userIds),
    );
  }

  /** Returns the ids of what is live: the user's playground tokens and then the grants, each the newest first. */
  async list(userId: string): Promise<string[]> {
    const tokens = await this.playground.listLive(userId, this.clock.now());
    return [...tokens, ...(await this.grants.listLive(userId))];
  }

  /** Returns those of these that are still live. */
  async read(ids: readonly string[]): Promise<(Grant | PlaygroundGrant)[]> {
    const tokens = await this.playground.read(ids);
    return [...tokens, ...(await this.grants.read(ids))];
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
