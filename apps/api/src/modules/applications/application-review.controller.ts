import { Body, Controller, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AdminApplicationResponse,
  ApplicationMessageResponse,
  ApproveRequest,
  AskRequest,
  ExtendHoldRequest,
  ListAdminApplicationsResponse,
  ListApplicationsQuery,
  RejectRequest,
  SetQuotaRequest,
  SuspendRequest,
} from '@wordgrove/dto';
import type { Response } from 'express';
import { CurrentUser, RequireAdmin } from '../../platform/access/access.decorators.js';
import type { SessionUser } from '../../platform/access/principal.js';
import { WritesLittle } from '../../platform/disk/disk-space.guard.js';
import { sendJson } from '../../platform/http/file-response.js';
import { jsonWithList } from '../../platform/http/json-list.js';
import { Responds } from '../../platform/http/responds.js';
import { Slices } from '../../platform/http/slices.js';
import { ApplicationReviewService } from './application-review.service.js';
import { ApplicationMessages } from './application-messages.service.js';
import { presentAdminApplication, presentThreadMessage } from './application.presenter.js';
import { IdPipe } from './id.pipe.js';

const APPLICATION_ID = new IdPipe('application');

/** The admins' list of applications, and their decisions. */
@ApiTags('Console: admin')
@Controller('api/console/admin')
@RequireAdmin()
export class ApplicationReviewController {
  constructor(
    private readonly service: ApplicationReviewService,
    private readonly messages: ApplicationMessages,
    private readonly slices: Slices,
  ) {}

  @Get('applications')
  @Responds(ListAdminApplicationsResponse, 'List applications, newest first')
  async list(
    @CurrentUser() { userId }: SessionUser,
    @Query() query: ListApplicationsQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { items, nextPageToken } = await this.service.list(userId, query);
    const applications = this.slices.json(items, async (some) => some.map(presentAdminApplication));
    const rest = { next_page_token: nextPageToken };
    await sendJson(response, jsonWithList('applications', applications, rest));
  }

  @Get('applications/:id')
  @Responds(AdminApplicationResponse, 'Get an application')
  get(@Param('id', APPLICATION_ID) id: string) {
    return present(this.service.find(id));
  }

  @Post('applications/:id/approve')
  @Responds(AdminApplicationResponse, 'Approve an application or its pending revision', {
    409: ['ALREADY_DECIDED', 'SUBMISSION_CHANGED'],
  })
  approve(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() request: ApproveRequest,
  ) {
    return present(this.service.decideLater('APPROVE', userId, id, request));
  }

  @Post('applications/:id/reject')
  @Responds(AdminApplicationResponse, 'Reject an application or its pending revision', {
    409: ['ALREADY_DECIDED', 'SUBMISSION_CHANGED'],
  })
  reject(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() request: RejectRequest,
  ) {
    return present(this.service.decideLater('REJECT', userId, id, request));
  }

  @Post('applications/:id/decision/undo')
  @Responds(AdminApplicationResponse, 'Undo a decision that has not taken effect', {
    409: ['ALREADY_DECIDED'],
  })
  undo(@CurrentUser() { userId }: SessionUser, @Param('id', APPLICATION_ID) id: string) {
    return present(this.service.undo(userId, id));
  }

  @Post('applications/:id/decision/extend')
  @Responds(
    AdminApplicationResponse,
    'Hold a decision for longer, so that it can still be undone',
    {
      409: ['ALREADY_DECIDED'],
    },
  )
  extendHold(
    @Param('id', APPLICATION_ID) id: string,
    @Body() { hold_seconds: seconds }: ExtendHoldRequest,
  ) {
    return present(this.service.extendHold(id, seconds));
  }

  @Post('applications/:id/ask')
  @Responds(
    ApplicationMessageResponse,
    'Ask the owner about an application or its pending revision, which goes on waiting',
    { 400: ['TOO_MANY_MESSAGES'], 409: ['ALREADY_DECIDED', 'SUBMISSION_CHANGED'] },
  )
  async ask(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() request: AskRequest,
  ): Promise<ApplicationMessageResponse> {
    return { message: presentThreadMessage(await this.messages.ask(userId, id, request)) };
  }

  @Post('applications/:id/suspend')
  @WritesLittle()
  @Responds(AdminApplicationResponse, 'Suspend an approved application', {
    409: ['ALREADY_DECIDED'],
  })
  suspend(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() request: SuspendRequest,
  ) {
    return present(this.service.decide('SUSPEND', userId, id, request));
  }

  @Post('applications/:id/reinstate')
  @Responds(AdminApplicationResponse, 'Reinstate a suspended application', {
    409: ['ALREADY_DECIDED'],
  })
  reinstate(@CurrentUser() { userId }: SessionUser, @Param('id', APPLICATION_ID) id: string) {
    return present(this.service.decide('REINSTATE', userId, id));
  }

  @Patch('applications/:id')
  @Responds(AdminApplicationResponse, "Set an application's rate limit")
  setQuota(
    @CurrentUser() { userId }: SessionUser,
    @Param('id', APPLICATION_ID) id: string,
    @Body() body: SetQuotaRequest,
  ) {
    return present(this.service.setQuota(userId, id, body.hourly_quota));
  }
}

async function present(
  application: ReturnType<ApplicationReviewService['decide']>,
): Promise<AdminApplicationResponse> {
  return { application: presentAdminApplication(await application) };
}
