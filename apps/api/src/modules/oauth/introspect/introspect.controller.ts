import { Body, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { IntrospectionResponse, TokenReference } from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { Clock } from '../../../platform/time/clock.js';
import { invalidClient } from '../client-credentials.js';
import { ClientEndpoint } from '../client-endpoint.service.js';
import { requiredParameter } from '../parameters.js';
import { FormEndpoint, PostOnlyController } from '../post-only.controller.js';
import { LiveTokenRepository } from '../store/live-token.repository.js';
import { presentIntrospection } from './introspection.presenter.js';

/**
 * The endpoint at which an application finds out whether one of its tokens is live and what the token may do
 * (RFC 7662).
 */
@FormEndpoint('oauth/introspect')
export class IntrospectController extends PostOnlyController {
  constructor(
    private readonly endpoint: ClientEndpoint,
    private readonly tokens: LiveTokenRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Introspect a token of this application' })
  @ApiBody({ type: TokenReference })
  @ApiOkResponse({ type: IntrospectionResponse, description: 'The state of the token.' })
  introspect(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() form: object | undefined,
  ): Promise<IntrospectionResponse> {
    return this.endpoint.answer(request, response, form, async (application, parameters) => {
      // Anyone can claim to be a public client, and could then try out tokens.
      if (application.clientType === 'PUBLIC') throw invalidClient();
      const token = requiredParameter(parameters, 'token');
      return presentIntrospection(await this.tokens.find(token, application.id, this.clock.now()));
    });
  }
}
