import { Body, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { TokenRequest, TokenResponse } from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { ClientEndpoint } from '../client-endpoint.service.js';
import { FormEndpoint, PostOnlyController } from '../post-only.controller.js';
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
  issue(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() form: object | undefined,
  ): Promise<TokenResponse> {
    return this.endpoint.answer(
      request,
      response,
      form,
      (application, parameters) => this.service.issue(application, parameters),
      (client, parameters) => this.service.issueAtOnce(client, parameters),
    );
  }
}
