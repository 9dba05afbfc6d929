import { Body, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { EmptyDto, TokenReference } from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { Clock } from '../../../platform/time/clock.js';
import { ClientEndpoint } from '../client-endpoint.service.js';
import { requiredParameter } from '../parameters.js';
import { FormEndpoint, PostOnlyController } from '../post-only.controller.js';
import { TokenRevocationRepository } from '../store/token-revocation.repository.js';

/** The endpoint at which an application revokes tokens that it no longer needs (RFC 7009). */
@FormEndpoint('oauth/revoke')
export class RevokeController extends PostOnlyController {
  constructor(
    private readonly endpoint: ClientEndpoint,
    private readonly tokens: TokenRevocationRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Revoke a token; a refresh token revokes all tokens of its grant' })
  @ApiBody({ type: TokenReference })
  @ApiOkResponse({ type: EmptyDto, description: 'Returned even if the token does not exist.' })
  revoke(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() form: object | undefined,
  ): Promise<EmptyDto> {
    return this.endpoint.answer(request, response, form, async (application, parameters) => {
      const token = requiredParameter(parameters, 'token');
      await this.tokens.revoke(token, application.id, this.clock.now());
      return {};
    });
  }
}
