import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/http/api-error.js';
import { Clock } from '../../platform/time/clock.js';
import { AccountsService, emailKey } from '../accounts/index.js';
import {
  TestUserInvitationRepository,
  type Invitation,
} from './test-user-invitation.repository.js';

/** Accepts and refuses invitations to test applications. Ids are well-formed UUIDs. */
@Injectable()
export class TestUserInvitations {
  constructor(
    private readonly invitations: TestUserInvitationRepository,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<Invitation[]> {
    return this.invitations.list(await this.keyOf(userId));
  }

  /** @throws ApiError 404 */
  async accept(userId: string, id: string): Promise<void> {
    const key = await this.keyOf(userId);
    if (!(await this.invitations.accept(id, key, userId, this.clock.now())))
      throw notFound('invitation');
  }

  /** @throws ApiError 404 */
  async refuse(userId: string, id: string): Promise<void> {
    if (!(await this.invitations.refuse(id, await this.keyOf(userId))))
      throw notFound('invitation');
  }

  private async keyOf(userId: string): Promise<string> {
    return emailKey((await this.accounts.getUser(userId)).email);
  }
}
