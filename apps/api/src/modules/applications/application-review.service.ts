import { Injectable } from '@nestjs/common';
import { normalizeText } from '@wordgrove/contracts';
import type { ApproveRequest, ListApplicationsQuery } from '@wordgrove/dto';
import { NewestFirst, type Page } from '../../platform/http/newest-first.js';
import { Clock } from '../../platform/time/clock.js';
import {
  ApplicationReviewRepository,
  type Decision,
  type DecisionKind,
} from './application-review.repository.js';
import { ApplicationSearch } from './application-search.repository.js';
import type { Application } from './application.js';
import { HeldDecisions } from './held-decisions.service.js';
import { LastReviewEvent } from './last-review-event.repository.js';
import { REVIEW_REFUSALS, type ReviewRefusal } from './review-refusals.js';
import { SimilarNames, type ReviewedApplication } from './similar-names.service.js';

/** Does the work of admins. Ids are well-formed UUIDs. */
@Injectable()
export class ApplicationReviewService {
  constructor(
    private readonly search: ApplicationSearch,
    private readonly reviews: ApplicationReviewRepository,
    private readonly held: HeldDecisions,
    private readonly lastEvent: LastReviewEvent,
    private readonly names: SimilarNames,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the applications that meet the conditions. An approved application with a pending revision counts as
   * `PENDING` too.
   */
  async list(adminId: string, query: ListApplicationsQuery): Promise<Page<ReviewedApplication>> {
    const { status = null, owner_id: ownerId = null } = query;
    const q = normalizeText(query.q ?? '') || null;
    const list = ['admin/applications', adminId, status ?? '', ownerId ?? '', q ?? ''];
    const page = await this.newestFirst.page(list, query, (cursor, limit) =>
      this.search.list({ status, ownerId, q }, cursor, limit),
    );
    return { ...page, items: await this.names.mark(page.items) };
  }

  /**
   * Decides about an application or its pending revision.
   * @throws ApiError 404, 409 `ALREADY_DECIDED` if there is nothing of this kind to decide because another
   * admin was first, or 409 `SUBMISSION_CHANGED` if the owner has changed the submission that the request names
   */
  async decide(
    kind: DecisionKind,
    adminId: string,
    applicationId: string,
    request: { reason?: string; submission_id?: string } = {},
  ): Promise<ReviewedApplication> {
    const decision = this.decisionOf(adminId, applicationId, request);
    return this.marked(applicationId, await this.reviews.decide({ kind, ...decision }));
  }

  /**
   * Approves or rejects, as {@link decide} does, but the decision takes effect only after some seconds, and can be
   * undone until then.
   */
  async decideLater(
    kind: 'APPROVE' | 'REJECT',
    adminId: string,
    applicationId: string,
    request: ApproveRequest,
  ): Promise<ReviewedApplication> {
    const { hold_seconds: seconds = 0 } = request;
    if (seconds === 0) return this.decide(kind, adminId, applicationId, request);
    const decision = this.decisionOf(adminId, applicationId, request);
    return this.marked(applicationId, await this.held.hold({ kind, ...decision }, seconds));
  }

  /** @throws ApiError 404, or 409 `ALREADY_DECIDED` if no decision is held, for example because it has taken effect */
  async undo(adminId: string, applicationId: string): Promise<ReviewedApplication> {
    return this.marked(applicationId, await this.held.undo(adminId, applicationId));
  }

  /** Gives more time to undo a decision. @throws ApiError as {@link undo} */
  async extendHold(applicationId: string, seconds: number): Promise<ReviewedApplication> {
    return this.marked(applicationId, await this.held.extend(applicationId, seconds));
  }

  /** @throws ApiError 404 */
  async find(id: string): Promise<ReviewedApplication> {
    return this.marked(id, (await this.search.find(id)) ?? 'ABSENT');
  }

  /** @throws ApiError 404 */
  async setQuota(adminId: string, id: string, hourlyQuota: number): Promise<ReviewedApplication> {
    const now = this.clock.now();
    const application = await this.reviews.setQuota(adminId, id, hourlyQuota, now);
    return this.marked(id, application ?? 'ABSENT');
  }

  private decisionOf(
    adminId: string,
    applicationId: string,
    { reason, submission_id: submissionId }: { reason?: string; submission_id?: string },
  ): Omit<Decision, 'kind'> {
    const seen = { submissionId: submissionId ?? null, reason: reason || null };
    return { adminId, applicationId, ...seen, at: this.clock.now() };
  }

  /** @throws ApiError if the decision was refused, which says what came first */
  private async marked(
    id: string,
    decided: Application | ReviewRefusal,
  ): Promise<ReviewedApplication> {
    if (typeof decided === 'string')
      throw REVIEW_REFUSALS[decided](await this.happened(id, decided));
    const [marked] = await this.names.mark([decided]);
    return marked as ReviewedApplication;
  }

  private async happened(id: string, refusal: ReviewRefusal): Promise<string | undefined> {
    if (refusal !== 'HELD') return this.lastEvent.describe(id);
    const held = await this.search.find(id);
    if (!held?.heldDecision || held.heldBy === null) return undefined;
    return `${held.heldBy} has ${HELD[held.heldDecision.kind]} it`;
  }
}

const HELD = { APPROVE: 'approved', REJECT: 'rejected' } as const;
