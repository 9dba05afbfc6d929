import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound } from '../../../platform/http/api-error.js';
import { isUuid } from '../../../platform/http/uuid.js';
import { Clock } from '../../../platform/time/clock.js';
import { AuthorizationEvidence } from '../../applications/index.js';
import { GrantRepository, type Grant } from '../store/grant.repository.js';

/** Lists and revokes what a user has granted to applications. */
@Injectable()
export class GrantsService implements OnModuleInit {
  constructor(
    private readonly grants: GrantRepository,
    private readonly clock: Clock,
    private readonly evidence: AuthorizationEvidence,
  ) {}

  onModuleInit(): void {
    this.evidence.register((applicationId, userIds) =>
      this.grants.haveBeen(applicationId, userIds),
    );
  }

  /** Returns the ids of the live grants, the newest first. */
  list(userId: string): Promise<string[]> {
    return this.grants.listLive(userId);
  }

  /** Returns the grants that are still live. */
  read(ids: readonly string[]): Promise<Grant[]> {
    return this.grants.read(ids);
  }

  /** @throws ApiError 404 if the user has no such live grant */
  async revoke(userId: string, id: string): Promise<void> {
    const isRevoked = isUuid(id) && (await this.grants.revoke(userId, id, this.clock.now()));
    if (!isRevoked) throw notFound('grant');
  }

  revokeAll(userId: string): Promise<void> {
    return this.grants.revokeAll(userId, this.clock.now());
  }
}
