import { Body, Controller, Get, Header, Param, Post, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuthorizationRequestResponse, DecisionRequest, DecisionResponse } from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../../platform/access/access.decorators.js';
import type { SessionUser } from '../../../platform/access/principal.js';
import { Responds } from '../../../platform/http/responds.js';
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
  constructor(private readonly service: ConsentService) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @Responds(AuthorizationRequestResponse, "Get an application's request for access", {
    403: ENDED,
  })
  async show(
    @Param('id') id: string,
    @CurrentUser() { userId }: SessionUser,
  ): Promise<AuthorizationRequestResponse> {
    const request = await this.service.show(id, userId);
    return { authorization_request: presentAuthorizationRequest(id, request) };
  }

  @Post(':id/decision')
  @Header('Cache-Control', 'no-store')
  @UseFilters(MissingSessionFilter)
  @Responds(DecisionResponse, "Allow or deny an application's request for access", {
    403: ['SESSION_MISSING', ...ENDED],
  })
  async decide(
    @Param('id') id: string,
    @CurrentUser() { userId }: SessionUser,
    @Body() decision: DecisionRequest,
  ): Promise<DecisionResponse> {
    return { redirect_to: await this.service.decide(id, userId, decision) };
  }
}
