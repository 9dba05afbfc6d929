import { Injectable } from '@nestjs/common';
import { DAY_MS, LIFETIME_DAYS } from '@wordgrove/contracts';
import { invalidArgument, notFound } from '../../platform/http/api-error.js';
import { Clock } from '../../platform/time/clock.js';
import { AccountsService, emailKey } from '../accounts/index.js';
import {
  ApplicationHandoverRepository,
  type HandoverOffer,
  type Recipient,
} from './application-handover.repository.js';
import type { Application } from './application.js';

/** Offers applications to other developers, who accept or refuse. Ids are well-formed UUIDs. */
@Injectable()
export class ApplicationHandovers {
  constructor(
    private readonly handovers: ApplicationHandoverRepository,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Offers an application to an address, whether or not it has an account.
   * @throws ApiError 404, 400 `INVALID_VALUE` if it is the owner's own address
   */
  async offer(ownerId: string, id: string, email: string): Promise<Application> {
    const own = await this.recipient(ownerId);
    if (emailKey(email) === own.emailKey) throw ownAddress();
    const at = this.clock.now();
    const until = new Date(at.getTime() + LIFETIME_DAYS.handover * DAY_MS);
    const offered = await this.handovers.offer(ownerId, id, emailKey(email), { at, until });
    if (offered === undefined) throw notFound('application');
    return offered;
  }

  /** @throws ApiError 404 if nothing is offered */
  async withdraw(ownerId: string, id: string): Promise<void> {
    if (!(await this.handovers.withdraw(ownerId, id, this.clock.now()))) throw notFound('offer');
  }

  async list(userId: string): Promise<HandoverOffer[]> {
    const { emailKey: key } = await this.recipient(userId);
    return this.handovers.list(key, this.clock.now());
  }

  /** @throws ApiError 404 if the offer is gone */
  async accept(userId: string, id: string): Promise<Application> {
    const recipient = await this.recipient(userId);
    const accepted = await this.handovers.accept(recipient, id, this.clock.now());
    if (accepted === undefined) throw notFound('offer');
    return accepted;
  }

  /** @throws ApiError 404 if the offer is gone */
  async refuse(userId: string, id: string): Promise<void> {
    const recipient = await this.recipient(userId);
    if (!(await this.handovers.refuse(recipient, id, this.clock.now()))) throw notFound('offer');
  }

  private async recipient(userId: string): Promise<Recipient> {
    const { email } = await this.accounts.getUser(userId);
    return { userId, emailKey: emailKey(email) };
  }
}

function ownAddress() {
  const description = "must be another person's address";
  return invalidArgument({ reason: 'INVALID_VALUE', field: 'email', description });
}
