import { Body, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { TokenRequest, TokenResponse } from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { noteCall } from '../../../platform/http/application-call.js';
import { ClientEndpoint } from '../client-endpoint.service.js';
import { FormEndpoint, PostOnlyController } from '../post-only.controller.js';
import { presentTokens } from './token-response.presenter.js';
import { TokenService } from './token.service.js';

/** The endpoint at which an application exchanges codes and refresh tokens for tokens. */
@FormEndpoint('oauth/token')
export class TokenController extends PostOnlyController {
  constructor(
    private readonly endpoint: ClientEndpoint,
    private readonly service: TokenService,
  ) {
    super();
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Exchange a code or a refresh token for tokens' })
  @ApiBody({ type: TokenRequest })
  @ApiOkResponse({ type: TokenResponse, description: 'The tokens.' })
  async issue(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() form: object | undefined,
  ): Promise<TokenResponse> {
    noteCall(request, { about: grantTypeOf(form) });
    const tokens = await this.endpoint.answer(
      request,
      response,
      form,
      (application, parameters) => this.service.issue(application, parameters),
      (client, parameters) => this.service.issueAtOnce(client, parameters),
    );
    // A code or refresh token that counts is a proof, of public clients too.
    noteCall(request, { userId: tokens.userId, isProven: true });
    return presentTokens(tokens);
  }
}

/** Returns the grant type for the log. Nobody knows what other values may be. */
function grantTypeOf(form: object | undefined): string {
  const value = (form as { grant_type?: unknown } | undefined)?.grant_type;
  return value === 'authorization_code' || value === 'refresh_token' ? value : 'unknown';
}
