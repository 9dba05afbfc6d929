import { Injectable } from '@nestjs/common';
import { LIMITS, type ReviewSide } from '@wordgrove/contracts';
import type { AskRequest, PageQuery } from '@wordgrove/dto';
import type { SessionUser } from '../../platform/access/principal.js';
import { failedPrecondition, notFound, type ApiError } from '../../platform/http/api-error.js';
import { NewestFirst, type Page } from '../../platform/http/newest-first.js';
import { Clock } from '../../platform/time/clock.js';
import {
  ApplicationMessageRepository,
  type ApplicationMessage,
} from './application-message.repository.js';
import { ApplicationRepository } from './application.repository.js';
import { awaitsReview } from './application.js';
import { MessageAuthors, type MessageAuthor } from './message-authors.repository.js';
import { REVIEW_REFUSALS } from './review-refusals.js';

/** A message with its author. Null if the reader may not know, or nobody does. */
export interface ThreadMessage extends ApplicationMessage {
  author: MessageAuthor | null;
}

/** The thread of an application's review, in which its owner and admins write. Ids are well-formed UUIDs. */
@Injectable()
export class ApplicationMessages {
  constructor(
    private readonly messages: ApplicationMessageRepository,
    private readonly applications: ApplicationRepository,
    private readonly authors: MessageAuthors,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 404 if the user is neither the owner nor an admin, as {@link send} does */
  async list(user: SessionUser, id: string, query: PageQuery): Promise<Page<ThreadMessage>> {
    return this.newestFirst.page(['messages', user.userId, id], query, async (cursor, limit) => {
      const side = await this.demandSide(user, id);
      return this.withAuthors(side, id, await this.messages.list(id, cursor, limit));
    });
  }

  /** @throws ApiError 404, or 400 `TOO_MANY_MESSAGES` */
  async send(user: SessionUser, id: string, text: string): Promise<ThreadMessage> {
    const side = await this.demandSide(user, id);
    const [authorId, kind, at] = [user.userId, 'MESSAGE' as const, this.clock.now()];
    const message = { applicationId: id, authorId, side, kind, text, at };
    return this.asSeenBy(side, id, await this.messages.send(message, () => null));
  }

  /**
   * Asks the owner about what waits for a decision, which goes on waiting.
   * @throws ApiError 404, 400 `TOO_MANY_MESSAGES`, or 409 as a decision
   */
  async ask(
    adminId: string,
    id: string,
    { text, submission_id: submissionId }: AskRequest,
  ): Promise<ThreadMessage> {
    const [kind, side, at] = ['QUESTION' as const, 'ADMIN' as const, this.clock.now()];
    const question = { applicationId: id, authorId: adminId, side, kind, text, at };
    const asked = await this.messages.send(question, (application) => {
      if (!awaitsReview(application)) return 'WRONG_STATUS';
      const isCurrent = submissionId === undefined || application.submissionId === submissionId;
      return isCurrent ? null : 'CHANGED';
    });
    return this.asSeenBy(side, id, asked);
  }

  /** @throws ApiError if the message was refused */
  private async asSeenBy(
    side: ReviewSide,
    id: string,
    message: ApplicationMessage | keyof typeof SEND_REFUSALS,
  ): Promise<ThreadMessage> {
    if (typeof message === 'string') throw SEND_REFUSALS[message]();
    const [seen] = await this.withAuthors(side, id, [message]);
    return seen as ThreadMessage;
  }

  /** Owners see no names of admins. */
  private async withAuthors(
    side: ReviewSide,
    id: string,
    messages: readonly ApplicationMessage[],
  ): Promise<ThreadMessage[]> {
    const ids = messages.map((message) => message.id);
    const authors = side === 'ADMIN' ? await this.authors.find(id, ids) : undefined;
    return messages.map((each) => ({ ...each, author: authors?.get(each.id) ?? null }));
  }

  /** Returns the side of a user in the review of an application. @throws ApiError 404 if the user has none */
  private async demandSide({ userId, role }: SessionUser, id: string): Promise<ReviewSide> {
    const ownerId = await this.applications.ownerOf(id);
    if (ownerId === userId) return 'OWNER';
    if (ownerId === undefined || role !== 'ADMIN') throw notFound('application');
    return 'ADMIN';
  }
}

const SEND_REFUSALS = {
  ...REVIEW_REFUSALS,
  FULL: (): ApiError =>
    failedPrecondition(
      'TOO_MANY_MESSAGES',
      `The thread already has ${LIMITS.applicationMessages} messages`,
    ),
};
