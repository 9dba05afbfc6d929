import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApplicationResponse, EmptyDto, ListHandoverOffersResponse } from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { Responds } from '../../platform/http/responds.js';
import { ApplicationHandovers } from './application-handovers.service.js';
import { presentApplication, presentOffer } from './application.presenter.js';
import { IdPipe } from './id.pipe.js';

const OFFER_ID = new IdPipe('offer');

/** The applications that other developers offer to the signed-in user. */
@ApiTags('Console: handover')
@Controller('api/console/handover-offers')
@RequireSession()
export class HandoverOffersController {
  constructor(private readonly service: ApplicationHandovers) {}

  @Get()
  @Responds(ListHandoverOffersResponse, 'List the applications that are offered to you')
  async list(@CurrentUser() { userId }: SessionUser): Promise<ListHandoverOffersResponse> {
    return { handover_offers: (await this.service.list(userId)).map(presentOffer) };
  }

  @Post(':id/accept')
  @Responds(ApplicationResponse, 'Take over an application, with its secrets and users')
  async accept(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', OFFER_ID) id: string,
  ): Promise<ApplicationResponse> {
    return { application: presentApplication(await this.service.accept(userId, id)) };
  }

  @Delete(':id')
  @Responds(EmptyDto, 'Refuse an offer')
  async refuse(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', OFFER_ID) id: string,
  ): Promise<EmptyDto> {
    await this.service.refuse(userId, id);
    return {};
  }
}
