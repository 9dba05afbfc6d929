import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { LIMITS, figure } from '@wordgrove/contracts';
import type { Response } from 'express';
import { Public, type AccessedRequest } from '../../../platform/access/access.decorators.js';
import { countFor, FindsCaller } from '../../../platform/access/sender-slots.guard.js';
import { SessionAuthenticator, type SessionUser } from '../../../platform/access/principal.js';
import { WritesLittle } from '../../../platform/disk/disk-space.guard.js';
import { noteCall } from '../../../platform/http/application-call.js';
import { requestIdOf } from '../../../platform/http/request-id.js';
import { senderNetwork } from '../../../platform/http/sender-network.js';
import { onlyMethod } from '../oauth-error.js';
import { noteOAuthRefusal } from '../oauth-error.filter.js';
import type { RawParameters } from '../parameters.js';
import { noteRegistration } from '../sent-parameters.js';
import { BrowserCookie } from '../browser-cookie.js';
import { ErrorPageFilter } from './error-page.filter.js';
import { AuthorizeService, type Visitor } from './authorize.service.js';

const PARAMETERS = {
  client_id: 'The client ID of the application.',
  redirect_uri: 'One of the registered redirect URIs, exactly as registered.',
  response_type: 'Always `code`.',
  scope: 'The requested scopes, separated by spaces.',
  state: `A random string of at most ${figure(LIMITS.state)} characters, which is returned unchanged.`,
};
const OPTIONAL_PARAMETERS = {
  code_challenge: 'The PKCE code challenge (RFC 7636). Public applications must send it.',
  code_challenge_method: 'Always `S256`. Required with `code_challenge`.',
  prompt:
    '`consent` always shows the consent page; `none` never asks, but returns an error if a page is needed.',
};

/** The endpoint to which an application sends the user's browser. */
@ApiTags('OAuth')
@Controller()
@UseFilters(ErrorPageFilter)
export class AuthorizeController {
  constructor(
    private readonly service: AuthorizeService,
    private readonly sessions: SessionAuthenticator,
    private readonly cookie: BrowserCookie,
  ) {}

  @Get('oauth/authorize')
  @Public()
  @FindsCaller()
  @WritesLittle()
  @ApiOperation({ summary: 'Ask the user for access' })
  @DescribedParameters()
  @ApiProduces('text/html')
  @ApiResponse({
    status: 302,
    description:
      'A redirect to the consent page, or to the redirect URI with `code` or `error`, `state` and `iss`. Before the consent page, a cookie is set, without which the page does not open.',
  })
  @ApiResponse({
    status: 400,
    description:
      'An HTML page. `client_id` or `redirect_uri` is wrong, or the application cannot be used.',
  })
  @ApiResponse({
    status: 429,
    description:
      'An HTML page. Too many requests of the same user or network are worked on. Wait for the time in `Retry-After`.',
  })
  async authorize(@Req() request: AccessedRequest, @Res() response: Response): Promise<void> {
    // Express also passes HEAD to the route for GET, but a HEAD request must not use up a request or a grant.
    if (request.method !== 'GET') throw onlyMethod('GET');
    const user = await this.identify(request);
    const browser = this.cookie.secretOrNew(request);
    const visitor = this.visitor(request, user, browser);
    const { location, pendingId, error } = await this.service.authorize(
      request.query as RawParameters,
      visitor,
    );
    if (error !== undefined) noteOAuthRefusal(request, error);
    else noteOutcome(request, pendingId !== undefined);
    if (pendingId !== undefined) this.cookie.tie(pendingId, browser, request, response);
    response.status(302).set({ Location: location, 'Cache-Control': 'no-store' }).end();
  }

  private visitor(request: AccessedRequest, user: SessionUser | null, browser: string): Visitor {
    return {
      user,
      browser,
      network: senderNetwork(request),
      requestId: requestIdOf(request),
      onApplication: (application) => {
        noteCall(request, { applicationId: application.id });
        noteRegistration(request, application);
      },
    };
  }

  private async identify(request: AccessedRequest): Promise<SessionUser | null> {
    const user = await this.sessions.authenticate(request);
    if (user === null) return null;
    // For the log.
    request.sessionUser = user;
    await countFor({ kind: 'user', id: user.userId }, request);
    return user;
  }
}

/** Keeps what came of a request for the developer's log. Without the user's consent, anybody may have sent it. */
function noteOutcome(request: AccessedRequest, isAsked: boolean): void {
  noteCall(request, { about: isAsked ? 'CONSENT_ASKED' : 'CODE_ISSUED', isProven: !isAsked });
}

function DescribedParameters(): MethodDecorator {
  const describe = (texts: Record<string, string>, required: boolean) =>
    Object.entries(texts).map(([name, description]) =>
      ApiQuery({ name, description, required, type: String }),
    );
  const all = [...describe(PARAMETERS, true), ...describe(OPTIONAL_PARAMETERS, false)];
  return (target, property, descriptor) =>
    all.forEach((decorate) => decorate(target, property, descriptor));
}
