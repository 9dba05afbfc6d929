import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApplicationResponse,
  EditApplicationRequest,
  EmptyDto,
  ListApplicationsResponse,
  PageQuery,
  RegisterApplicationRequest,
  RegisteredApplicationResponse,
} from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentUser, RequireSession } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { sendJson } from '../../platform/http/file-response.js';
import { jsonWithList } from '../../platform/http/json-list.js';
import { Responds } from '../../platform/http/responds.js';
import { Slices } from '../../platform/http/slices.js';
import { presentApplication } from './application.presenter.js';
import { ApplicationsService } from './applications.service.js';
import { IdPipe } from './id.pipe.js';

const APPLICATION_ID = new IdPipe('application');

/** The applications that the signed-in user owns. */
@ApiTags('Console: applications')
@Controller('api/console/applications')
@RequireSession()
export class ApplicationsController {
  constructor(
    private readonly service: ApplicationsService,
    private readonly slices: Slices,
  ) {}

  @Get()
  @Responds(ListApplicationsResponse, 'List your applications, newest first')
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: PageQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { items, nextPageToken } = await this.service.list(userId, query);
    const applications = this.slices.json(items, async (some) => some.map(presentApplication));
    const rest = { next_page_token: nextPageToken };
    await sendJson(response, jsonWithList('applications', applications, rest));
  }

  @Post()
  @Responds(
    RegisteredApplicationResponse,
    'Register an application; the response is the only time that its secret is shown',
  )
  async register(
    @CurrentUser() { userId }: SessionUser,
    @Body() body: RegisterApplicationRequest,
  ): Promise<RegisteredApplicationResponse> {
    const { application, clientSecret } = await this.service.register(userId, body);
    return { application: presentApplication(application), client_secret: clientSecret };
  }

  @Get(':id')
  @Responds(ApplicationResponse, 'Get one of your applications')
  async get(@CurrentUser() { userId }: SessionUser, @Param('id', APPLICATION_ID) id: string) {
    return { application: presentApplication(await this.service.get(userId, id)) };
  }

  @Patch(':id')
  @Responds(
    ApplicationResponse,
    'Edit an application; if it is approved, new redirect URIs and scopes and changed texts wait for an admin',
  )
  async edit(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() body: EditApplicationRequest,
  ) {
    return { application: presentApplication(await this.service.edit(userId, id, body)) };
  }

  @Delete(':id')
  @Responds(EmptyDto, 'Delete an application and revoke all access that users have granted it')
  async delete(@CurrentUser() { userId }: SessionUser, @Param('id', APPLICATION_ID) id: string) {
    await this.service.delete(userId, id);
    return {};
  }

  @Post(':id/submit')
  @Responds(ApplicationResponse, 'Submit a draft or rejected application for review', {
    400: ['WRONG_STATUS'],
  })
  async submit(@CurrentUser() { userId }: SessionUser, @Param('id', APPLICATION_ID) id: string) {
    return { application: presentApplication(await this.service.submit(userId, id)) };
  }

  @Post(':id/withdraw')
  @Responds(
    ApplicationResponse,
    'Take an application or its pending revision out of review; an application becomes a draft again',
    { 400: ['WRONG_STATUS'] },
  )
  async withdraw(@CurrentUser() { userId }: SessionUser, @Param('id', APPLICATION_ID) id: string) {
    return { application: presentApplication(await this.service.withdraw(userId, id)) };
  }
}
