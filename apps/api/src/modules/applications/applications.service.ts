import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EditApplicationRequest, PageQuery, RegisterApplicationRequest } from '@wordgrove/dto';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { failedPrecondition, notFound } from '../../platform/http/api-error.js';
import { NewestFirst, type Page } from '../../platform/http/newest-first.js';
import { Clock } from '../../platform/time/clock.js';
import { applyEdit } from './application-edit.js';
import { ApplicationSubmissionRepository } from './application-submission.repository.js';
import type { Application } from './application.js';
import { ApplicationRepository } from './application.repository.js';
import { makeClientSecret } from './client-secret.js';
import { demandAskedScopes, reasonsFor } from './scope-reasons.js';

const CLIENT_ID_BYTES = 16;
const NO_SECRET = { clientSecret: null, secret: null };

/** Does the work of owners on their applications. Ids are well-formed UUIDs. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly submissions: ApplicationSubmissionRepository,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  list(ownerId: string, query: PageQuery): Promise<Page<Application>> {
    return this.newestFirst.page(['applications', ownerId], query, (cursor, limit) =>
      this.applications.listOwned(ownerId, cursor, limit),
    );
  }

  /** @throws ApiError 404 if the owner has no such application, as all methods below do */
  async get(ownerId: string, id: string): Promise<Application> {
    return found(await this.applications.findOwned(ownerId, id));
  }

  /**
   * Registers a draft. If the application can keep a secret, it gets one, which is shown here and nowhere else.
   * @throws ApiError 400 `INVALID_VALUE` for a reason for a scope that is not asked for; so does an edit
   */
  async register(
    ownerId: string,
    request: RegisterApplicationRequest,
  ): Promise<{ application: Application; clientSecret: string | null }> {
    const { scopes, scope_reasons: reasons = {} } = request;
    demandAskedScopes(reasons, scopes);
    const clientType = request.client_type ?? 'CONFIDENTIAL';
    const { clientSecret, secret } = clientType === 'PUBLIC' ? NO_SECRET : makeClientSecret();
    const application = await this.applications.register({
      ownerId,
      clientId: `wg_${randomBytes(CLIENT_ID_BYTES).toString('hex')}`,
      clientType,
      name: request.name,
      description: request.description ?? '',
      homepageUrl: request.homepage_url || null,
      redirectUris: [...new Set(request.redirect_uris)],
      scopes,
      scopeReasons: reasonsFor(scopes, reasons),
      hourlyQuota: this.configuration.defaultHourlyQuota,
      secret,
      at: this.clock.now(),
    });
    return { application, clientSecret };
  }

  async edit(ownerId: string, id: string, request: EditApplicationRequest): Promise<Application> {
    const { name, description, scopes } = request;
    const edit = {
      name,
      description,
      homepageUrl: request.homepage_url,
      redirectUris: request.redirect_uris,
      scopes,
      scopeReasons: request.scope_reasons,
    };
    const now = this.clock.now();
    const change = (application: Application) => applyEdit(application, edit, this.isReviewed, now);
    return found(await this.applications.edit(ownerId, id, change, now));
  }

  async delete(ownerId: string, id: string): Promise<void> {
    const isDeleted = await this.applications.delete(ownerId, id, this.clock.now());
    if (!isDeleted) throw notFound('application');
  }

  /** @throws ApiError 400 `WRONG_STATUS` if it is neither a draft nor rejected */
  async submit(ownerId: string, id: string): Promise<Application> {
    const status = this.isReviewed ? 'PENDING' : 'APPROVED';
    const submitted = await this.submissions.submit(ownerId, id, status, this.clock.now());
    if (submitted === 'WRONG_STATUS')
      throw failedPrecondition(
        'WRONG_STATUS',
        'Only a draft or a rejected application can be submitted',
      );
    return found(submitted === 'ABSENT' ? undefined : submitted);
  }

  /** @throws ApiError 400 `WRONG_STATUS` if nothing of it waits for an admin */
  async withdraw(ownerId: string, id: string): Promise<Application> {
    const withdrawn = await this.submissions.withdraw(ownerId, id, this.clock.now());
    if (withdrawn === 'WRONG_STATUS')
      throw failedPrecondition('WRONG_STATUS', 'Nothing of the application waits for a decision');
    return found(withdrawn === 'ABSENT' ? undefined : withdrawn);
  }

  private get isReviewed(): boolean {
    return this.configuration.applicationReview === 'manual';
  }
}

function found(application: Application | undefined): Application {
  if (application === undefined) throw notFound('application');
  return application;
}
