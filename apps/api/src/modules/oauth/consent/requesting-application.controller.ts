import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequestingApplicationResponse } from '@wordgrove/dto';
import type { Request } from 'express';
import { Public } from '../../../platform/access/access.decorators.js';
import { Responds } from '../../../platform/http/responds.js';
import { BrowserCookie } from '../browser-cookie.js';
import { ConsentService } from './consent.service.js';

/** The application to which a sign-in leads. Only the browser that began its request learns it (rule 45). */
@ApiTags('Console: consent')
@Controller('api/console/authorization-requests/:id/application')
@Public()
export class RequestingApplicationController {
  constructor(
    private readonly service: ConsentService,
    private readonly browser: BrowserCookie,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Responds(
    RequestingApplicationResponse,
    'Get the application that asks for access, before anybody has signed in',
  )
  async get(
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<RequestingApplicationResponse> {
    const browser = this.browser.secretFor(id, request);
    const { clientId, name } = await this.service.applicationOf({ id, browser });
    return { application: { client_id: clientId, name } };
  }
}
