import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApplicationResponse, EmptyDto, OfferApplicationRequest } from '@wordgrove/dto';
import { CurrentUser, RequireSession } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { Responds } from '../../platform/http/responds.js';
import { ApplicationHandovers } from './application-handovers.service.js';
import { presentApplication } from './application.presenter.js';
import { IdPipe } from './id.pipe.js';

const APPLICATION_ID = new IdPipe('application');

/** The offer to take over an application, for the owner who makes it. */
@ApiTags('Console: handover')
@Controller('api/console/applications/:id/handover')
@RequireSession()
export class ApplicationHandoverController {
  constructor(private readonly service: ApplicationHandovers) {}

  @Post()
  @Responds(
    ApplicationResponse,
    'Offer an application to another developer; nothing tells whether the address has an account',
  )
  async offer(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() { email }: OfferApplicationRequest,
  ): Promise<ApplicationResponse> {
    return { application: presentApplication(await this.service.offer(userId, id, email)) };
  }

  @Delete()
  @Responds(EmptyDto, 'Withdraw the offer')
  async withdraw(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
  ): Promise<EmptyDto> {
    await this.service.withdraw(userId, id);
    return {};
  }
}
