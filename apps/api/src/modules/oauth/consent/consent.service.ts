import { Inject, Injectable } from '@nestjs/common';
import type { Scope } from '@wordgrove/contracts';
import type { DecisionRequest } from '@wordgrove/dto';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.js';
import { newSecret } from '../../../platform/crypto/secret.js';
import { notFound, permissionDenied } from '../../../platform/http/api-error.js';
import { Clock } from '../../../platform/time/clock.js';
import { ApplicationDirectory, HostProofs, type DirectoryEntry } from '../../applications/index.js';
import { STATE_REFUSALS, stateRefusal } from '../authorize/checks/application-state.check.js';
import { after, LIFETIME } from '../lifetimes.js';
import { isRegisteredRedirect } from '../redirect-uri-match.js';
import { redirectUrl } from '../redirect-url.js';
import { inBoth } from '../scopes.js';
import {
  AuthorizationRequestRepository,
  type AuthorizationRequest,
  type RequestHandle,
} from '../store/authorization-request.repository.js';
import { GrantRepository } from '../store/grant.repository.js';

/** The contents of the consent page. */
export interface ShownRequest {
  application: DirectoryEntry;
  /** True if the host of the homepage is proven to be the owner's. Null if there is no homepage. */
  isDomainProven: boolean | null;
  redirectUri: string;
  scopes: readonly Scope[];
  /** Those of all scopes that the application has already. */
  grantedScopes: readonly Scope[];
  expiresAt: string;
}

/** Shows a pending request to the user and carries out the user's decision. */
@Injectable()
export class ConsentService {
  constructor(
    private readonly requests: AuthorizationRequestRepository,
    private readonly grants: GrantRepository,
    private readonly directory: ApplicationDirectory,
    private readonly proofs: HostProofs,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws ApiError 404 if the request is no longer open, 403 if the application is not open to the user */
  async show(handle: RequestHandle, userId: string): Promise<ShownRequest> {
    const request = await this.requests.show(handle, userId, this.clock.now());
    if (request === undefined) throw await this.gone(handle, userId);
    const { application, scopes } = await this.check(request, userId);
    const grantedScopes = await this.grants.grantedScopes(userId, application.id);
    const isDomainProven = await this.isDomainProven(application);
    const { redirectUri, expiresAt } = request;
    return { application, isDomainProven, redirectUri, scopes, grantedScopes, expiresAt };
  }

  /**
   * Returns the application of an open request, for a browser in which nobody has signed in yet.
   * @throws ApiError 404 if the request is no longer open, or began in another browser (rule 45)
   */
  async applicationOf(handle: RequestHandle): Promise<DirectoryEntry> {
    const request = await this.requests.find(handle, null, this.clock.now());
    const application = request?.isOpen
      ? await this.directory.findByClientId(request.clientId)
      : undefined;
    if (application === undefined) throw notFound('open authorization request');
    return application;
  }

  /**
   * Decides a request once and for all. Returns the address to which the browser goes next. Only scopes that
   * were shown can be granted, whatever the form sends. If no scope is left, access is denied (rule 15).
   * @throws ApiError 404 if the request was decided before, has expired or began in another browser (rule 45),
   * 403 if it belongs to another user (rule 17)
   */
  async decide(handle: RequestHandle, userId: string, decision: DecisionRequest): Promise<string> {
    const now = this.clock.now();
    const request = await this.requests.find(handle, userId, now);
    if (request === undefined || !request.isOpen) throw await this.gone(handle, userId);
    if (!request.isTheirs)
      throw permissionDenied('ANOTHER_USER', 'The request was shown to another user');
    const shown = (await this.check(request, userId)).scopes;
    const scopes = decision.approve ? inBoth(shown, decision.scopes ?? shown) : [];
    const redirectTo =
      scopes.length > 0
        ? await this.approve(handle, userId, scopes, now)
        : await this.deny(handle, userId, now);
    if (redirectTo === undefined) throw await this.gone(handle, userId);
    return redirectTo;
  }

  private async isDomainProven({ id, homepageUrl }: DirectoryEntry): Promise<boolean | null> {
    return homepageUrl === null ? null : this.proofs.has(id, homepageUrl);
  }

  private async approve(
    handle: RequestHandle,
    userId: string,
    scopes: readonly Scope[],
    now: Date,
  ) {
    const code = newSecret();
    const codeExpiresAt = after(now, LIFETIME.authorizationCode);
    const approval = { ...handle, userId, scopes, code, codeExpiresAt, now };
    const to = await this.requests.approve(approval);
    const iss = this.configuration.baseUrl;
    return to && redirectUrl(to.redirectUri, { code, state: to.state, iss });
  }

  private async deny(handle: RequestHandle, userId: string, now: Date) {
    const to = await this.requests.deny({ ...handle, userId, now });
    const error = { error: 'access_denied', error_description: 'The user denied access' };
    const iss = this.configuration.baseUrl;
    return to && redirectUrl(to.redirectUri, { ...error, state: to.state, iss });
  }

  /**
   * Checks the request against the application, which may have changed since it asked. Scopes that the
   * application gave up are neither shown nor granted.
   */
  private async check(request: AuthorizationRequest, userId: string) {
    const application = await this.directory.findByClientId(request.clientId);
    const scopes = inBoth(request.scopes, application?.scopes ?? []);
    const isLive =
      application && isRegisteredRedirect(request.redirectUri, application) && scopes.length > 0;
    if (application === undefined || !isLive) throw goneFrom(application, request);
    const refusal = await stateRefusal(application, userId, this.directory);
    if (refusal !== null) throw permissionDenied(refusal, STATE_REFUSALS[refusal]);
    return { application, scopes };
  }

  private async gone(handle: RequestHandle, userId: string) {
    const request = await this.requests.find(handle, userId, this.clock.now());
    const application = request && (await this.directory.findByClientId(request.clientId));
    return goneFrom(application, request);
  }
}

/** Returns 404, which still tells the way back to the application (rule 14). */
function goneFrom(
  application: DirectoryEntry | undefined,
  request: AuthorizationRequest | undefined,
) {
  const wayBack = application &&
    request && {
      application_name: application.name,
      redirect_host: new URL(request.redirectUri).host,
    };
  return notFound('open authorization request', wayBack);
}
