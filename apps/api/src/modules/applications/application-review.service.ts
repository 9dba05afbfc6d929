import { Injectable } from '@nestjs/common';
import type { ListApplicationsQuery, PageQuery } from '@wordgrove/dto';
import { notFound } from '../../platform/http/api-error.js';
import { NewestFirst, type Page } from '../../platform/http/newest-first.js';
import { Clock } from '../../platform/time/clock.js';
import { ApplicationReviewRepository, type DecisionKind } from './application-review.repository.js';
import { ApplicationRepository } from './application.repository.js';
import type { Application } from './application.js';
import { AuditLog, type RecordedAuditEvent } from './audit-log.repository.js';
import { REVIEW_REFUSALS } from './review-refusals.js';
import { SimilarNames, type ReviewedApplication } from './similar-names.service.js';

/** Does the work of admins. Ids are well-formed UUIDs. */
@Injectable()
export class ApplicationReviewService {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly reviews: ApplicationReviewRepository,
    private readonly audit: AuditLog,
    private readonly names: SimilarNames,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns all applications, or those of a status. An approved application with a pending revision counts as
   * `PENDING` too.
   */
  async list(adminId: string, query: ListApplicationsQuery): Promise<Page<ReviewedApplication>> {
    const status = query.status ?? null;
    const list = ['admin/applications', adminId, status ?? ''];
    const page = await this.newestFirst.page(list, query, (cursor, limit) =>
      this.applications.listOfStatus(status, cursor, limit),
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
    const { reason, submission_id: submissionId = null } = request;
    const decided = await this.reviews.decide({
      ...{ kind, adminId, applicationId, submissionId },
      reason: reason || null,
      at: this.clock.now(),
    });
    if (typeof decided === 'string') throw REVIEW_REFUSALS[decided]();
    return this.marked(decided);
  }

  /** @throws ApiError 404 */
  async setQuota(adminId: string, id: string, hourlyQuota: number): Promise<ReviewedApplication> {
    const now = this.clock.now();
    const application = await this.reviews.setQuota(adminId, id, hourlyQuota, now);
    if (application === undefined) throw notFound('application');
    return this.marked(application);
  }

  private async marked(application: Application): Promise<ReviewedApplication> {
    const [marked] = await this.names.mark([application]);
    return marked as ReviewedApplication;
  }

  listAuditEvents(adminId: string, query: PageQuery): Promise<Page<RecordedAuditEvent>> {
    return this.newestFirst.page(['admin/audit-events', adminId], query, (cursor, limit) =>
      this.audit.list(cursor, limit),
    );
  }
}
