import { All, Body, Controller, HttpCode, Post, Req, Res, UseFilters } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiDefaultResponse,
  ApiExcludeEndpoint,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { OAuthErrorResponse, TokenRequest, TokenResponse } from '@wordgrove/dto';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators.js';
import { IgnoresInput, TakesBody } from '../../../platform/http/request-body.js';
import { readClientId } from '../client-credentials.js';
import { OAuthErrorFilter } from '../oauth-error.filter.js';
import { invalidRequest, onlyMethod } from '../oauth-error.js';
import type { RawParameters } from '../parameters.js';
import { TokenFailureLimit } from './token-failure-limit.js';
import { TokenService } from './token.service.js';

/** Where an application's back end trades codes and refresh tokens for tokens. */
@ApiTags('OAuth')
@Controller('oauth/token')
@Public()
@TakesBody({ type: 'form' })
@UseFilters(OAuthErrorFilter)
export class TokenController {
  constructor(
    private readonly service: TokenService,
    private readonly limit: TokenFailureLimit,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Trade a code or refresh token for tokens' })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ type: TokenRequest })
  @ApiOkResponse({ type: TokenResponse })
  @ApiDefaultResponse({ type: OAuthErrorResponse, description: 'Failure.' })
  async issue(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() form: object | undefined,
  ): Promise<TokenResponse> {
    response.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
    if (form === undefined) throw invalidRequest('The body must be form-encoded');
    const { authorization } = request.headers;
    const raw = form as RawParameters;
    const clientId = readClientId(authorization, raw);
    return this.limit.guard(clientId, request.ip ?? '', () =>
      this.service.issue(authorization, raw),
    );
  }

  @All()
  @IgnoresInput()
  @ApiExcludeEndpoint()
  refuseOtherMethods(): never {
    throw onlyMethod('POST');
  }
}
