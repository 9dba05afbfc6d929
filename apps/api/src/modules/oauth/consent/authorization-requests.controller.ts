import { Body, Controller, Get, Header, Param, Post, Req, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuthorizationRequestResponse, DecisionRequest, DecisionResponse } from '@wordgrove/dto';
import type { Request } from 'express';
import { CurrentUser, RequireSession } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { WritesLittle } from '../../../platform/disk/disk-space.guard.js';
import { Responds } from '../../../platform/http/responds.js';
import { BrowserCookie } from '../browser-cookie.js';
import { presentAuthorizationRequest } from './authorization-request.presenter.js';
import { ConsentService } from './consent.service.js';
import { MissingSessionFilter } from './missing-session.filter.js';

const ENDED = [
  'ANOTHER_USER',
  'APPLICATION_NOT_APPROVED',
  'APPLICATION_REJECTED',
  'APPLICATION_SUSPENDED',
] as const;

/** The pending authorization requests, for the consent page. */
@ApiTags('Console: consent')
@Controller('api/console/authorization-requests')
@RequireSession()
export class AuthorizationRequestsController {
  constructor(
    private readonly service: ConsentService,
    private readonly browser: BrowserCookie,
  ) {}

  @Get(':id')
  @WritesLittle()
  @Header('Cache-Control', 'no-store')
  @Responds(AuthorizationRequestResponse, "Get an application's request for access", {
    403: ENDED,
  })
  async show(
    @Param('id') id: string,
    @CurrentUser() { userId }: SessionUser,
    @Req() request: Request,
  ): Promise<AuthorizationRequestResponse> {
    const browser = this.browser.secretFor(id, request);
    const shown = await this.service.show({ id, browser }, userId);
    return { authorization_request: presentAuthorizationRequest(id, shown) };
  }

  @Post(':id/decision')
  @WritesLittle()
  @Header('Cache-Control', 'no-store')
  @UseFilters(MissingSessionFilter)
  @Responds(DecisionResponse, "Allow or deny an application's request for access", {
    403: ['SESSION_MISSING', ...ENDED],
  })
  async decide(
    @Param('id') id: string,
    @CurrentUser() { userId }: SessionUser,
    @Body() decision: DecisionRequest,
    @Req() request: Request,
  ): Promise<DecisionResponse> {
    const browser = this.browser.secretFor(id, request);
    return { redirect_to: await this.service.decide({ id, browser }, userId, decision) };
  }
}
