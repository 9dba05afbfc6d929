import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '../../../platform/access/principal.js';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.js';
import { newSecret } from '../../../platform/crypto/secret.js';
import { logDefect } from '../../../platform/http/api-error.filter.js';
import { Clock } from '../../../platform/time/clock.js';
import { ApplicationDirectory, type DirectoryEntry } from '../../applications/index.js';
import { after, LIFETIME } from '../lifetimes.js';
import { OAuthError } from '../oauth-error.js';
import type { RawParameters } from '../parameters.js';
import { isLoopbackRedirect } from '../redirect-uri-match.js';
import { redirectUrl } from '../redirect-url.js';
import { AuthorizationCodeRepository } from '../store/authorization-code.repository.js';
import { AuthorizationRequestRepository } from '../store/authorization-request.repository.js';
import {
  checkRequest,
  checkTarget,
  type AuthorizeRequest,
  type AuthorizeTarget,
} from './authorize-request.js';
import { stateOfError } from './checks/state.check.js';
import { RequestSender } from './request-sender.service.js';

/** The path of the page on which the user decides. */
const CONSENT_PAGE = '/consent';

/** The person whose browser it is. */
export interface Visitor {
  /** Null if nobody is signed in. */
  user: SessionUser | null;
  /** The secret of the browser, to which a pending request belongs (rule 45). */
  browser: string;
  /** The network that limits count by. */
  network: string;
  /** The id of the request, for the log. */
  requestId: string;
  /** Is told which application asks, as soon as that is known. */
  onApplication: (application: DirectoryEntry) => void;
}

/** Where the browser goes next. */
export interface Destination {
  location: string;
  /** The id of the request that waits for the user's decision, if it leads to the consent page. */
  pendingId?: string;
  /** The error that the redirect URI gets, if any. */
  error?: OAuthError;
}

/** Handles requests of applications at the authorize endpoint and decides where the browser goes next. */
@Injectable()
export class AuthorizeService {
  private readonly logger = new Logger('OAuth');

  constructor(
    private readonly directory: ApplicationDirectory,
    private readonly requests: AuthorizationRequestRepository,
    private readonly codes: AuthorizationCodeRepository,
    private readonly senders: RequestSender,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Returns the address of the consent page, or the redirect URI with a code or an error.
   * @throws OAuthError if nothing may be sent to the redirect URI. The error is shown on a page.
   */
  async authorize(raw: RawParameters, visitor: Visitor): Promise<Destination> {
    const { user, onApplication } = visitor;
    const target = await checkTarget(raw, user?.userId, this.directory, onApplication);
    try {
      const request = checkRequest(raw, target.application);
      return await this.proceed(target, request, visitor);
    } catch (thrown) {
      const error = this.known(thrown, visitor);
      const location = redirectUrl(target.redirectUri, {
        error: error.code,
        error_description: error.description,
        state: stateOfError(raw),
        iss: this.configuration.baseUrl,
      });
      return { location, error };
    }
  }

  private async proceed(
    target: AuthorizeTarget,
    request: AuthorizeRequest,
    visitor: Visitor,
  ): Promise<Destination> {
    const { user } = visitor;
    if (user !== null && request.prompt !== 'consent' && isIdentified(target)) {
      const code = await this.issueUnderGrant(target, request, user);
      if (code !== undefined) return { location: this.success(target, request, code) };
    }
    if (request.prompt === 'none') throw pageNeeded(user);
    const pendingId = await this.keep(target, request, visitor);
    return { location: `${CONSENT_PAGE}?request=${pendingId}`, pendingId };
  }

  /** Issues a code without a page if the user has granted the scopes before (rule 16). */
  private async issueUnderGrant(
    { application, redirectUri }: AuthorizeTarget,
    { scopes, codeChallenge }: AuthorizeRequest,
    { userId }: SessionUser,
  ): Promise<string | undefined> {
    const code = newSecret();
    const now = this.clock.now();
    const isIssued = await this.codes.issueUnderGrant({
      code,
      userId,
      applicationId: application.id,
      redirectUri,
      scopes,
      codeChallenge,
      now,
      expiresAt: after(now, LIFETIME.authorizationCode),
    });
    return isIssued ? code : undefined;
  }

  /** Keeps the request for the consent page. The browser carries only the returned id (rule 14). */
  private async keep(
    { application, redirectUri }: AuthorizeTarget,
    { scopes, state, codeChallenge }: AuthorizeRequest,
    { user, network, browser }: Visitor,
  ): Promise<string> {
    const id = newSecret();
    const now = this.clock.now();
    await this.requests.create({
      id,
      browser,
      applicationId: application.id,
      shownTo: user?.userId ?? null,
      sender: user === null ? this.senders.hash(network) : null,
      redirectUri,
      scopes,
      state,
      codeChallenge,
      now,
      expiresAt: after(now, LIFETIME.authorizationRequest),
    });
    return id;
  }

  private success({ redirectUri }: AuthorizeTarget, { state }: AuthorizeRequest, code: string) {
    return redirectUrl(redirectUri, { code, state, iss: this.configuration.baseUrl });
  }

  private known(thrown: unknown, { requestId }: Visitor): OAuthError {
    if (thrown instanceof OAuthError) return thrown;
    logDefect(this.logger, thrown, requestId);
    return new OAuthError('server_error', 'INTERNAL', 'Something went wrong on our side');
  }
}

// RFC 8252, section 8.6: any program on the user's machine may claim to be such a client. It therefore gets
// nothing without the user's knowledge.
function isIdentified({ application, redirectUri }: AuthorizeTarget): boolean {
  return application.clientType !== 'PUBLIC' || !isLoopbackRedirect(redirectUri);
}

function pageNeeded(user: SessionUser | null): OAuthError {
  return user === null
    ? new OAuthError('login_required', 'LOGIN_REQUIRED', 'Nobody is signed in')
    : new OAuthError(
        'consent_required',
        'CONSENT_REQUIRED',
        'The user has not granted these scopes yet',
      );
}
